import { MARKETS } from '@shop/contracts/market/demo-markets';
import { itemUrl, marketOf, shipToOptions } from './ship-to-countries.ts';

const world = marketOf(MARKETS, 'JP')!;
const italy = marketOf(MARKETS, 'IT')!;

describe('shipToOptions', () => {
  it('S15 M9 lists the market’s countries first, then the others with their currency', () => {
    const labels = shipToOptions(MARKETS, world, 'en').map(({ label }) => label);
    expect(labels.slice(0, 10)).toEqual([
      'Colombia',
      'Hong Kong SAR China',
      'Iceland',
      'Japan',
      'New Zealand',
      'Norway',
      'Singapore',
      'South Africa',
      'Taiwan',
      'United States',
    ]);
    expect(labels.slice(10)).toEqual([
      'Austria · EUR',
      'Belgium · EUR',
      'France · EUR',
      'Germany · EUR',
      'Italy · EUR',
      'Netherlands · EUR',
      'Spain · EUR',
      'Switzerland · CHF',
      'United Kingdom · GBP',
    ]);
  });
});

describe('itemUrl', () => {
  it('M10 is the same item in the other market, in the same language and quantity', () => {
    const wine = { kind: 'sku', code: 'GAVI 750', name: 'Gavi', quantity: 3 } as const;
    expect(itemUrl(wine, italy, 'IT', 'en')).toBe('/it/eur/en/product/GAVI%20750/gavi#pieces=3');
    const box = { kind: 'bundle', code: 'TRIO', name: 'Trio', quantity: 1 } as const;
    expect(itemUrl(box, italy, 'IT', 'de')).toBe('/it/eur/de/bundle/TRIO/trio#pieces=1');
  });
});
