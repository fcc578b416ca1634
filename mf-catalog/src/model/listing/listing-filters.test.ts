import { activeFilters, toggleFlag, toggleValue, withoutFilters } from './listing-filters.ts';
import { EVERYTHING, type ListingQuery } from './listing-query.ts';

const narrowed: ListingQuery = {
  ...EVERYTHING,
  search: 'rosso',
  grape: ['barbera', 'corvina'],
  price: { from: 1000, to: null },
  offers: true,
  sort: 'price',
  page: 3,
};

describe('filters of a list', () => {
  it('S2 choosing a value or taking it away begins at the first page', () => {
    const more = toggleValue(narrowed, 'grape', 'aglianico');
    expect(more).toMatchObject({ grape: ['aglianico', 'barbera', 'corvina'], page: 1 });
    expect(toggleValue(more, 'grape', 'aglianico').grape).toEqual(['barbera', 'corvina']);
    expect(toggleFlag(narrowed, 'available')).toMatchObject({ available: true, page: 1 });
  });

  it('S2 each active filter leads to the list without it', () => {
    const filters = activeFilters(narrowed);
    expect(filters.map(({ facet }) => facet)).toEqual(['grape', 'grape', 'price', 'offers']);
    expect(filters[0]?.without).toEqual({ ...narrowed, grape: ['corvina'], page: 1 });
    expect(filters[2]?.without).toEqual({ ...narrowed, price: null, page: 1 });
    expect(filters[3]?.without).toEqual({ ...narrowed, offers: false, page: 1 });
  });

  it('S4 clearing all keeps the words and the order', () => {
    const clear = withoutFilters(narrowed);
    expect(clear).toEqual({ ...EVERYTHING, search: 'rosso', sort: 'price' });
    expect(activeFilters(clear)).toEqual([]);
  });
});
