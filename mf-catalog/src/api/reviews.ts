import {
  readReviews,
  type ItemReviews,
  type ReviewsQuery,
} from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';

/** One page of an item's published reviews, as every market shows them. */
export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogReviews: build.query<ItemReviews, Required<ReviewsQuery>>({
      query: (asked) => readReviews(asked),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogReviewsQuery: useReviewsQuery } = reviewsApi;
