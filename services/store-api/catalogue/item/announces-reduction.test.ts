import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { announcesReduction } from './announces-reduction.ts';

const announces = announcesReduction(MARKETS);
const [NO_PRICES, LOWEST] = [{}, { lowest_prices: { 'it-eur': { now: 900, before: 1000 } } }];
const reduced = (market: string, metadata: Readonly<Record<string, unknown>>) =>
  makeEntry({
    code: 'A',
    metadata,
    offers: { [market]: makeOffer({ priceCents: 900, compareAtCents: 1200 }) },
  }).item;

describe('announcesReduction', () => {
  it('S2 needs the lowest price where every country asks for it', () => {
    expect(announces(reduced('it-eur', LOWEST), 'it-eur')).toBe(true);
    expect(announces(reduced('it-eur', NO_PRICES), 'it-eur')).toBe(false);
  });

  it('S2 needs none where a country of the market does not ask for it', () => {
    for (const market of ['gb-gbp', 'rest-of-world-usd'])
      expect(announces(reduced(market, NO_PRICES), market)).toBe(true);
  });

  it('S2 takes the parts of a bundle for no former price', () => {
    const bundle = { ...reduced('it-eur', LOWEST), kind: 'bundle' as const };
    expect(announces(bundle, 'it-eur')).toBe(false);
  });

  it('S2 is false for an unknown market and without an offer', () => {
    expect(announces(reduced('xx-eur', NO_PRICES), 'xx-eur')).toBe(false);
    expect(announces(reduced('it-eur', LOWEST), 'gb-gbp')).toBe(false);
  });
});
