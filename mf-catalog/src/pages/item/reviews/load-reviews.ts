import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import type { PageContext } from '@shop/contracts/remote';
import { reviewsApi } from '../../../api/reviews.ts';
import { awaitQuery } from '../../../api/await-query.ts';
import { shownReviews } from './reviews-query.ts';

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
