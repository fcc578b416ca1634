import type { FacetQuery } from '../listing-query.ts';

/** All items of one market by name, with overrides. */
export const makeQuery = (asked: Partial<FacetQuery> = {}): FacetQuery => ({
  market: 'it-eur',
  locale: 'it',
  category: null,
  producer: null,
  facets: { grape: [], region: [], size: [], colour: [] },
  price: null,
  available: false,
  offers: false,
  sort: 'name',
  found: null,
  ...asked,
});
