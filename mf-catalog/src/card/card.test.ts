import { availabilityOf, volumeOf } from './card.ts';

describe('availabilityOf', () => {
  it.each([0, -3, Number.NaN])('K shows sold out for a stock of %p', (stock) => {
    expect(availabilityOf(stock)).toEqual({ kind: 'sold-out' });
  });

  it.each([1, 4, 5])('K shows the count for a stock of %p, up to the threshold of 5', (stock) => {
    expect(availabilityOf(stock)).toEqual({ kind: 'few', count: stock });
  });

  it('K shows only "in stock" above the threshold', () => {
    expect(availabilityOf(6)).toEqual({ kind: 'in-stock' });
  });
});

const item = (categories: unknown, size_ml: unknown = 1500) => ({
  metadata: { categories, facts: { size_ml } },
});

describe('volumeOf', () => {
  it.each([[['wine']], [['red', 'offers']], [['mineral']]])(
    'S2 S3 is the size of a drink: %j',
    (categories) => {
      expect(volumeOf(item(categories))).toBe(1500);
    },
  );

  it.each([
    ['a decanter', item(['accessories', 'offers'])],
    ['an item without a category', item([])],
    ['an item of unknown categories', item(['spirits', '__proto__'])],
    ['a drink without a size', item(['wine'], null)],
    ['an item without the field', item(undefined)],
  ])('S2 S3 is null for %s', (_, it) => {
    expect(volumeOf(it)).toBeNull();
  });
});
