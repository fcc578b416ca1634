import type { CommerceError, Paged } from '@shop/contracts/commerce';
import {
  type CatalogueItem,
  type CatalogueListing,
  type CatalogueQuery,
  listCatalogue,
  type ListingFacets,
  type ListingQuery as IndexQuery,
  listItems,
  PAGE_SIZE as PLATFORM_PAGE_SIZE,
} from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import type { CategoryKey } from '../category/categories.ts';
import type { Scope } from '../shared/scope.ts';
import { type ListingQuery, PAGE_SIZE } from './listing-query.ts';

export interface ListingArg extends Pick<Scope, 'market' | 'locale'> {
  /** Null for a search in all categories. */
  category: CategoryKey | null;
  listing: ListingQuery;
}

/** One page of a list. */
export interface ListingView extends Paged<CardView> {
  /** Null if the catalog index is unreachable: the list then comes from the platform, without filters. */
  facets: ListingFacets | null;
  /** The corrected spelling that was searched for; null if the term was not corrected. */
  corrected: string | null;
  /** Number of cards on a full page. */
  pageSize: number;
}

/** Response of either source. One cache entry may hold both, one after the other. */
type ListingResponse = CatalogueListing | Paged<CatalogueItem>;

const viewOf = (answer: ListingResponse, { locale }: ListingArg): ListingView => {
  const { items, page, pageCount, total } = answer;
  const rest = 'facets' in answer ? answer : { facets: null, corrected: null };
  const pageSize = rest.facets ? PAGE_SIZE : PLATFORM_PAGE_SIZE;
  return {
    items: items.map((it) => cardOf(it, locale)),
    page,
    pageCount,
    total,
    facets: rest.facets,
    corrected: rest.corrected,
    pageSize,
  };
};

/**
 * One page of a category or a search from the catalog index. Without the index a category comes from the platform,
 * which has neither facets nor an order by price, and a search fails.
 */
export const listingApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogListing: build.query<ListingView, ListingArg>({
      queryFn: async (arg, _api, _options, read) => {
        const found = await read(listCatalogue(indexQuery(arg)));
        const answer =
          found.error && arg.category !== null
            ? await read(listItems(platformQuery(arg.category, arg.listing)))
            : found;
        return answer.error
          ? { error: answer.error as CommerceError }
          : { data: viewOf(answer.data as ListingResponse, arg) };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogListingQuery: useListingQuery } = listingApi;

/** Index query for one page of a list. */
const indexQuery = ({ market, locale, category, listing }: ListingArg): IndexQuery => {
  const { price, ...rest } = listing;
  return {
    ...rest,
    market,
    locale,
    pageSize: PAGE_SIZE,
    ...(category !== null && { category }),
    // The category announces reductions: it has only those that the market may announce.
    ...(category === 'offers' && { offers: true }),
    ...(price && { price }),
  };
};

/** Platform query used without the index: it sorts by name and age, and filters only by category. */
const platformQuery = (category: CategoryKey, { page, sort }: ListingQuery): CatalogueQuery => ({
  category,
  page,
  pageSize: PLATFORM_PAGE_SIZE,
  sort: sort === 'newest' ? '-created_at' : 'name',
});
