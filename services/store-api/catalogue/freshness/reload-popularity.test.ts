import { createFacetIndex } from '../facets/facet-index.ts';
import { makeEntry } from '../testing/make-entry.ts';
import { reloadPopularity } from './reload-popularity.ts';

const query = { market: 'it-eur', locale: 'it', page: 1 } as const;

describe('reloadPopularity', () => {
  it('takes ratings and sales that another process recorded, and removed ratings', () => {
    const facets = createFacetIndex();
    facets.set(
      ['A', 'B'].map((code, place) => ({ number: place + 1, item: makeEntry({ code }).item })),
    );
    facets.rate('sku:A', { sum: 5, count: 1 });
    facets.addSold(query.market, 'sku:A', 2);
    const sold = new Map([[query.market, new Map([['sku:A', 2]]).set('sku:B', 7)]]);
    reloadPopularity(facets, { ratings: new Map([['sku:B', { sum: 9, count: 2 }]]), sold });
    const { columns } = facets;
    expect([1, 2].map((it) => columns.scores.at(it) > 0)).toEqual([false, true]);
    const market = columns.markets.get(query.market);
    expect([1, 2].map((it) => market?.sales.at(it))).toEqual([2, 7]);
    reloadPopularity(facets, { ratings: new Map(), sold });
    expect(columns.scores.at(2)).toBe(0);
    expect(market?.sales.at(2)).toBe(7);
  });
});
