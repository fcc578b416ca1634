import {
  activeFilters,
  dropUnknownValues,
  toggleFlag,
  toggleValue,
  withoutFilters,
} from './filters.ts';
import { UNFILTERED, type ListingQuery } from './listing-query.ts';

const facets = {
  grape: [{ value: 'barbera', count: 3 }],
  region: [{ value: 'piemonte', count: 0 }],
  size: [],
  price: null,
  available: 0,
  offers: 0,
};

describe('dropUnknownValues', () => {
  it('S2 drops unknown values in every facet', () => {
    const listing = {
      ...UNFILTERED,
      grape: ['barbera', 'unheard-of'],
      region: ['piemonte'],
      size: ['750'],
      page: 2,
    };
    expect(dropUnknownValues(listing, facets)).toEqual({
      ...listing,
      grape: ['barbera'],
      size: [],
    });
  });

  it('S2 returns the same list if all values are known or the index did not respond', () => {
    const known = { ...UNFILTERED, grape: ['barbera'], region: ['piemonte'] };
    expect(dropUnknownValues(known, facets)).toBe(known);
    const unsaid = { ...UNFILTERED, grape: ['unheard-of'] };
    expect(dropUnknownValues(unsaid, null)).toBe(unsaid);
  });
});

const narrowed: ListingQuery = {
  ...UNFILTERED,
  search: 'rosso',
  grape: ['barbera', 'corvina'],
  price: { from: 1000, to: null },
  offers: true,
  sort: 'price',
  page: 3,
};

describe('filters of a list', () => {
  it('S2 selecting or removing a value returns to the first page', () => {
    const more = toggleValue(narrowed, 'grape', 'aglianico');
    expect(more).toMatchObject({ grape: ['aglianico', 'barbera', 'corvina'], page: 1 });
    expect(toggleValue(more, 'grape', 'aglianico').grape).toEqual(['barbera', 'corvina']);
    expect(toggleFlag(narrowed, 'available')).toMatchObject({ available: true, page: 1 });
  });

  it('S2 each active filter links to the list without it', () => {
    const filters = activeFilters(narrowed);
    expect(filters.map(({ facet }) => facet)).toEqual(['grape', 'grape', 'price', 'offers']);
    expect(filters[0]?.without).toEqual({ ...narrowed, grape: ['corvina'], page: 1 });
    expect(filters[2]?.without).toEqual({ ...narrowed, price: null, page: 1 });
    expect(filters[3]?.without).toEqual({ ...narrowed, offers: false, page: 1 });
  });

  it('S4 clearing all filters keeps the search term and the order', () => {
    const clear = withoutFilters(narrowed);
    expect(clear).toEqual({ ...UNFILTERED, search: 'rosso', sort: 'price' });
    expect(activeFilters(clear)).toEqual([]);
  });
});
