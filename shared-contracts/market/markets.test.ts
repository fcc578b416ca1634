import { MARKETS } from './markets.ts';
import { zoneCodes } from './zone.ts';

const countriesOf = (currency: string) =>
  MARKETS.filter((it) => it.currency === currency).flatMap(zoneCodes);

describe('MARKETS', () => {
  it('M6 sells in EUR, GBP, CHF and, to the rest of the world, in USD', () => {
    expect(countriesOf('EUR').toSorted()).toEqual(['AT', 'BE', 'DE', 'ES', 'FR', 'IT', 'NL']);
    expect(countriesOf('GBP')).toEqual(['GB']);
    expect(countriesOf('CHF')).toEqual(['CH']);
    expect(countriesOf('USD')).toEqual([
      'US',
      'SG',
      'JP',
      'HK',
      'NZ',
      'NO',
      'IS',
      'ZA',
      'CO',
      'TW',
    ]);
  });

  it('M6 has unique codes', () => {
    expect(new Set(MARKETS.map((it) => it.market_code)).size).toBe(MARKETS.length);
  });

  it('M5 starts with Italy, the default', () => {
    expect(MARKETS[0]).toMatchObject({ zone_code: 'IT', currency: 'EUR', default_locale: 'it' });
  });
});
