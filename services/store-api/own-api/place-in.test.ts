import { MARKETS } from '@shop/contracts/market/demo-markets';
import { withShopMarket, placeIn } from './place-in.ts';

describe('placeIn', () => {
  it.each([
    [
      { market: 'de/eur', locale: 'en' },
      { market: 'de/eur', locale: 'en' },
    ],
    [
      { market: 'rest-of-world/usd', locale: 'en' },
      { market: 'rest-of-world/usd', locale: 'en' },
    ],
    [{ market: 'gb/gbp' }, { market: 'gb/gbp', locale: 'en' }],
    [{ locale: 'de' }, { market: 'it/eur', locale: 'de' }],
    [{}, { market: 'it/eur', locale: 'it' }],
    [
      { market: 'atlantis/usd', locale: 'en' },
      { market: 'it/eur', locale: 'en' },
    ],
    [
      { market: 'it/usd', locale: 'it' },
      { market: 'it/eur', locale: 'it' },
    ],
    [
      { market: 'it', locale: 'it' },
      { market: 'it/eur', locale: 'it' },
    ],
  ] as const)('O1 O2 M2 %j is %j', (asked, place) => {
    expect(placeIn(MARKETS, asked)).toEqual(place);
  });
});

it('O1 O2 replaces only the market of the input, and returns an input without a market unchanged', () => {
  expect(withShopMarket(MARKETS, { sku: 'A', market: 'no/where', locale: 'it' })).toEqual({
    sku: 'A',
    market: 'it/eur',
    locale: 'it',
  });
  for (const asked of [null, undefined, 'text', { sku: 'A' }]) {
    expect(withShopMarket(MARKETS, asked)).toBe(asked);
  }
});
