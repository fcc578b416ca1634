import { activeFilters, knownListing, toggleFlag, toggleValue, withoutFilters } from './filters.ts';
import { EVERYTHING, type ListingQuery } from './listing-query.ts';

const facets = {
  grape: [{ value: 'barbera', count: 3 }],
  region: [{ value: 'piemonte', count: 0 }],
  size: [],
  price: null,
  available: 0,
  offers: 0,
};

describe('knownListing', () => {
  it('S2 leaves out the values that narrow nothing down, in every facet', () => {
    const listing = {
      ...EVERYTHING,
      grape: ['barbera', 'unheard-of'],
      region: ['piemonte'],
      size: ['750'],
      page: 2,
    };
    expect(knownListing(listing, facets)).toEqual({ ...listing, grape: ['barbera'], size: [] });
  });

  it('S2 keeps the list as it is where all values are known, or where no one can say', () => {
    const known = { ...EVERYTHING, grape: ['barbera'], region: ['piemonte'] };
    expect(knownListing(known, facets)).toBe(known);
    const unsaid = { ...EVERYTHING, grape: ['unheard-of'] };
    expect(knownListing(unsaid, null)).toBe(unsaid);
  });
});

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
