import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import type { PageContext } from '@shop/contracts/remote';
import { isTakenOver, staticRegion } from '../shared/static-region.tsx';

/** One file with the facts: each file more is named in the page's first script. */
const loadCode = () => import(/* webpackChunkName: "page-item-facts" */ './item-reviews.tsx');

/** Under the name of an item: stars, and how many reviews they are of. */
export const ratingRegion = staticRegion(async () => (await loadCode()).RatingLine);

/** What those who bought an item say of it: read only, so in a document its code stays with the server. */
export const reviewsRegion = staticRegion(async () => (await loadCode()).ItemReviewsSection);

/**
 * Reads the reviews that the address asks for, and makes both regions ready. In browsers no one waits for them: the
 * regions show what is on its way.
 */
export const prepareReviews = async (
  context: PageContext,
  item: { kind: 'sku' | 'bundle'; code: string },
): Promise<ItemReviews | null> => {
  await Promise.all([ratingRegion.prepare(), reviewsRegion.prepare()]);
  if (isTakenOver()) return null;
  const read = loadCode().then(
    ({ loadReviews }) => loadReviews(context, item),
    () => null,
  );
  return process.env.TARGET === 'web' ? null : read;
};
