import { knownListing } from './known-listing.ts';
import { EVERYTHING } from './listing-query.ts';

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
