import {
  PAGE_SIZE as PLATFORM_PAGE_SIZE,
  type CatalogueQuery,
  type ListingQuery as IndexQuery,
} from '@shop/contracts/commerce/catalogue';
import type { CategoryKey } from '../model/categories/categories.ts';
import { PAGE_SIZE, type ListingQuery } from '../model/listing/listing-query.ts';
import type { ListingArg } from './listing.ts';

/** What the catalogue index is asked for one page of a list. */
export const indexQuery = ({ market, locale, category, listing }: ListingArg): IndexQuery => {
  const { price, ...rest } = listing;
  return {
    ...rest,
    market,
    locale,
    pageSize: PAGE_SIZE,
    ...(category !== null && { category }),
    ...(price && { price }),
  };
};

/** What the platform is asked in its place: it sorts by name and by age, and filters by nothing else. */
export const platformQuery = (
  category: CategoryKey,
  { page, sort }: ListingQuery,
): CatalogueQuery => ({
  category,
  page,
  pageSize: PLATFORM_PAGE_SIZE,
  sort: sort === 'newest' ? '-created_at' : 'name',
});
