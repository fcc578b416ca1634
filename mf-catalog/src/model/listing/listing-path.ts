import type { ShopPath } from '@shop/contracts/routing';
import { writePriceRange } from './listing-price.ts';
import { FLAG_FACETS, sortsOf, VALUE_FACETS, type ListingQuery } from './listing-query.ts';

/** The query part of a list's address, without what is the default: `?grape=barbera&sort=price&page=2`. */
export const listingSearch = (listing: ListingQuery): string => {
  const { search, price, sort, page } = listing;
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  for (const facet of VALUE_FACETS) for (const value of listing[facet]) query.append(facet, value);
  if (price) query.set('price', writePriceRange(price));
  for (const facet of FLAG_FACETS) if (listing[facet]) query.set(facet, '1');
  if (sort !== sortsOf(listing)[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Address of one page of a list in one state; `place` is its path without a query. */
export const listingPath = (place: ShopPath, listing: ListingQuery): ShopPath =>
  `${place}${listingSearch(listing)}`;
