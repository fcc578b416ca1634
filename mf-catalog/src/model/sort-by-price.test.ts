import { euros, makeWine } from '../testing/factories.ts';
import { canSortByPrice, sortByPrice } from './sort-by-price.ts';

describe('sortByPrice', () => {
  it('S2 puts the cheapest first, what has no price last and keeps the order of equals', () => {
    const items = [
      makeWine('D', { price: null }),
      makeWine('C', { price: euros(900) }),
      makeWine('A', { price: euros(500) }),
      makeWine('B', { price: euros(900) }),
    ];
    expect(sortByPrice(items).map((it) => it.code)).toEqual(['A', 'C', 'B', 'D']);
  });

  it('S2 leaves a category too large to be read whole', () => {
    expect([canSortByPrice(200), canSortByPrice(201)]).toEqual([true, false]);
  });
});
