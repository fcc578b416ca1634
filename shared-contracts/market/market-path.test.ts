import { MARKETS } from './markets.ts';
import { marketPath } from './market-path.ts';

const named = (name: string) => MARKETS.find((it) => it.market_name === name)!;

describe('marketPath', () => {
  it('M4 is the zone by dashes, the currency and the language', () => {
    expect(marketPath(named('IT EUR'), 'it')).toBe('/it/eur/it');
    expect(marketPath(named('Rest of World USD'), 'en')).toBe('/rest-of-world/usd/en');
  });

  it('M4 is different for every market', () => {
    expect(new Set(MARKETS.map((it) => marketPath(it, 'en'))).size).toBe(MARKETS.length);
  });
});
