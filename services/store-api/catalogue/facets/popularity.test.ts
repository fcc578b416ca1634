import { makeEntry } from '../testing/make-entry.ts';
import { createFacetIndex } from './facet-index.ts';
import { scoreOf } from './popularity.ts';
import { makeQuery } from './testing/make-query.ts';

const ALL = makeQuery();

describe('ratings and sales of items', () => {
  it('S2 takes ratings and sales from before it knew their items, and each more at once', async () => {
    const index = createFacetIndex();
    index.loadPopularity({
      ratings: new Map([['sku:B', { sum: 10, count: 2 }]]),
      sold: new Map([['it-eur', new Map([['sku:C', 5]])]]),
    });
    const items = ['A', 'B', 'C'].map((code, number) => ({
      number,
      item: makeEntry({ code, soldBefore: code === 'A' ? 4 : 0 }).item,
    }));
    index.set(items);
    const listed = (sort: 'best-rated' | 'best-selling') =>
      index.list({ ...ALL, sort }, { page: 1, pageSize: 24 }).numbers;
    expect(listed('best-rated')).toEqual([1, 0, 2]);
    expect(listed('best-selling')).toEqual([2, 0, 1]);
    index.rate('sku:C', { sum: 98, count: 20 });
    index.addSold('it-eur', 'sku:A', 2);
    expect(listed('best-rated')).toEqual([2, 1, 0]);
    expect(listed('best-selling')).toEqual([0, 2, 1]);
    index.rate('sku:C', { sum: 0, count: 0 });
    expect(listed('best-rated')).toEqual([1, 0, 2]);
  });

  it('S2 does not put a single review of five stars before many of nearly five', () => {
    expect(scoreOf({ sum: 240, count: 50 })).toBeGreaterThan(scoreOf({ sum: 5, count: 1 }));
    expect(scoreOf({ sum: 1, count: 1 })).toBeGreaterThan(scoreOf(undefined));
  });
});
