import {
  type ItemReviews,
  readReviews,
  type ReviewSort,
  type ReviewsQuery,
} from '@shop/contracts/commerce/catalogue';
import type { PageContext } from '@shop/contracts/remote';
import type { ShopPath } from '@shop/contracts/routing';
import { api } from '@shop/contracts/store';
import { awaitQuery } from '../shared/await-query.ts';

/** Orders on offer, the default first. */
export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const satisfies readonly ReviewSort[];

export const REVIEWS_ID = 'reviews';

/** Which reviews the address of an item asks for. */
export interface ShownReviews {
  sort: ReviewSort;
  /** From 1. */
  page: number;
}

/** Reads `?reviews=2&reviews_sort=best`; what cannot be a value is the first page of the newest. */
export const shownReviews = (query: URLSearchParams): ShownReviews => {
  const page = query.get('reviews') ?? '';
  return {
    sort: REVIEW_SORTS.find((it) => it === query.get('reviews_sort')) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

/** Address of an item's page that shows other reviews; the browser goes to where they stand. */
export const reviewsPath = (item: ShopPath, { sort, page }: ShownReviews): ShopPath => {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('reviews_sort', sort);
  if (page > 1) query.set('reviews', String(page));
  const text = query.toString();
  return `${item}${text && `?${text}`}#${REVIEWS_ID}`;
};

/** One page of an item's published reviews, as every market shows them. */
const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogReviews: build.query<ItemReviews, Required<ReviewsQuery>>({
      query: (asked) => readReviews(asked),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogReviewsQuery: useReviewsQuery } = reviewsApi;

/** Reads the reviews an address asks for; null where they cannot be read. The page is whole without them. */
export const loadReviews = async (
  { store, query }: PageContext,
  { kind, code }: { kind: 'sku' | 'bundle'; code: string },
): Promise<ItemReviews | null> => {
  const asked = { kind, code, ...shownReviews(query) };
  const answer = await awaitQuery(
    store.dispatch(reviewsApi.endpoints.catalogReviews.initiate(asked)),
  );
  return answer.ok ? answer.value : null;
};
