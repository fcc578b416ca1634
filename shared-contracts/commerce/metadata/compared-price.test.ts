import { comparedPrice, type ReducedItem } from './compared-price.ts';

const euros = (cents: number) => ({ cents, currency: 'EUR' as const });
const inItaly = { market: { market_code: 'it-eur' }, country: 'IT' };
const world = { market_code: 'rest-of-world-usd' };

const reduced = (its: Partial<ReducedItem> = {}): ReducedItem => ({
  kind: 'sku',
  price: euros(1490),
  compareAt: euros(1790),
  metadata: { lowest_prices: { 'it-eur': { now: 1490, before: 1590 } } },
  ...its,
});
const found = (lowest_prices: unknown) => reduced({ metadata: { lowest_prices } });

describe('comparedPrice', () => {
  it('S1 is the lowest price before the reduction in a country with the duty', () => {
    expect(comparedPrice(reduced(), inItaly)).toEqual({ ...euros(1590), days: 30 });
  });

  it.each([
    ['unknown', undefined],
    ['of another market', { 'de-eur': { now: 1490, before: 1590 } }],
    ['found for another price', { 'it-eur': { now: 1390, before: 1590 } }],
    ['not higher', { 'it-eur': { now: 1490, before: 1490 } }],
    ['no number', { 'it-eur': { now: 1490, before: '1590' } }],
    ['unreadable', 'it-eur'],
  ])('S1 announces no reduction whose lowest price is %s', (_, lowest) => {
    expect(comparedPrice(found(lowest), inItaly)).toBeNull();
  });

  it('S1 is the compare-at price in other countries, also of the same market', () => {
    const item = found({ [world.market_code]: { now: 1490, before: 1590 } });
    expect(comparedPrice(item, { market: world, country: 'US' })).toEqual(euros(1790));
    expect(comparedPrice(item, { market: world, country: 'NO' })).toEqual({
      ...euros(1590),
      days: 30,
    });
    expect(comparedPrice(found({}), { market: world, country: 'NO' })).toBeNull();
  });

  it('S1 of a bundle is the sum of its parts, which is no former price where the duty applies', () => {
    const bundle = reduced({ kind: 'bundle' });
    expect(comparedPrice(bundle, inItaly)).toEqual({ ...euros(1790), parts: true });
    expect(comparedPrice(bundle, { market: world, country: 'US' })).toEqual(euros(1790));
  });

  it('S1 is null without a higher compare-at price', () => {
    for (const its of [{ compareAt: null }, { compareAt: euros(1490) }, { price: null }])
      expect(comparedPrice(reduced(its), inItaly)).toBeNull();
  });
});
