import { type CatalogueItem, listAllBundles } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../../card/card.ts';
import { soldIn } from '../../card/sold-in.ts';
import type { CategoryKey } from '../../category/categories.ts';
import type { Scope } from '../../shared/scope.ts';
import type { ProductArg } from '../item-api.ts';
import type { ProductView } from '../product.ts';

export interface RelatedArg extends Pick<Scope, 'market' | 'locale'> {
  code: string;
  category: CategoryKey;
  grapes: readonly string[];
  region: string | null;
  /** Price of the item in cents; null if it has none. */
  cents: number | null;
}

/** Argument of the related items query; null if the item has no category. */
export const relatedArg = (
  { market, locale }: Scope,
  { code, category, grapes, region, price }: ProductView,
): RelatedArg | null =>
  category && { market, locale, code, category, grapes, region, cents: price?.cents ?? null };

/**
 * Related items: same grape, region, category and similar price, by the catalog index. Without the index, other
 * items of the category by name.
 */
export const relatedApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogRelated: build.query<readonly CardView[], RelatedArg>({
      queryFn: async (arg, _api, _options, read) => {
        const { readRelated } = await import(
          /* webpackChunkName: "read-related" */ './read-related.ts'
        );
        const related = await readRelated(arg, read);
        return related.ok ? { data: related.value } : { error: related.error };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogRelatedQuery: useRelatedQuery } = relatedApi;

/** All bundles of the market that contain a SKU, by name. */
export const containingBundlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogContainingBundles: build.query<readonly CardView[], ProductArg>({
      query: ({ code }) => listAllBundles({ containing: code, sort: 'name' }),
      transformResponse: (items: readonly CatalogueItem[], _meta, { depositCountry, locale }) =>
        soldIn(items, depositCountry).map((it) => cardOf(it, locale)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogContainingBundlesQuery: useContainingBundlesQuery } = containingBundlesApi;
