import { MARKETS } from '@shop/contracts/market/demo-markets';
import { askedIn, placeIn } from './place-in.ts';

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

it('O1 O2 what is asked with a market keeps everything else, and what is asked without stays as it is', () => {
  expect(askedIn(MARKETS, { sku: 'A', market: 'no/where', locale: 'it' })).toEqual({
    sku: 'A',
    market: 'it/eur',
    locale: 'it',
  });
  for (const asked of [null, undefined, 'text', { sku: 'A' }]) {
    expect(askedIn(MARKETS, asked)).toBe(asked);
  }
});
