import {
  type ItemReviews,
  readReviews,
  type ReviewSort,
  type ReviewsQuery,
} from '@shop/contracts/commerce/catalogue';
import type { PageContext } from '@shop/contracts/remote';
import type { ShopPath } from '@shop/contracts/routing';
import { api, selectCountry } from '@shop/contracts/store';
import { awaitQuery } from '../shared/await-query.ts';

/** Sort orders, the default first. */
export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const satisfies readonly ReviewSort[];

export const REVIEWS_ID = 'reviews';

/** State of the reviews, as held by the item's address. */
export interface ReviewsPage {
  sort: ReviewSort;
  /** From 1. */
  page: number;
}

/** Parses `?reviews=2&reviews_sort=best`. Invalid values default to the first page of the newest. */
export const parseReviewsPage = (query: URLSearchParams): ReviewsPage => {
  const page = query.get('reviews') ?? '';
  return {
    sort: REVIEW_SORTS.find((it) => it === query.get('reviews_sort')) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

/** Address of an item page with another state of its reviews and a fragment that scrolls to them. */
export const reviewsPath = (item: ShopPath, { sort, page }: ReviewsPage): ShopPath => {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('reviews_sort', sort);
  if (page > 1) query.set('reviews', String(page));
  const text = query.toString();
  return `${item}${text && `?${text}`}#${REVIEWS_ID}`;
};

/** One page of an item's published reviews, the same in every market but for the day of each. */
const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogReviews: build.query<ItemReviews, Required<ReviewsQuery>>({
      query: (query) => readReviews(query),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogReviewsQuery: useReviewsQuery } = reviewsApi;

/** Reads the reviews of an address; null if the read fails, since they are optional. */
export const loadReviews = async (
  { store, query }: PageContext,
  { kind, code }: { kind: 'sku' | 'bundle'; code: string },
): Promise<ItemReviews | null> => {
  const country = selectCountry(store.getState());
  const arg = { kind, code, country, ...parseReviewsPage(query) };
  const answer = await awaitQuery(
    store.dispatch(reviewsApi.endpoints.catalogReviews.initiate(arg)),
  );
  return answer.ok ? answer.value : null;
};
