import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import type { PageContext } from '@shop/contracts/remote';
import { hasStaticRegions, staticRegion } from '../shared/static-region.tsx';

/** Shares a file with the facts: every further file adds an entry to the page's first script. */
const loadCode = () => import(/* webpackChunkName: "page-item-facts" */ './item-reviews.tsx');

/** Rating line below an item's name. */
export const ratingRegion = staticRegion(async () => (await loadCode()).RatingLine);

/** Reviews of an item. Static, so their code stays on the server when the page arrives as a document. */
export const reviewsRegion = staticRegion(async () => (await loadCode()).ItemReviewsSection);

/**
 * Reads the reviews of the address and prepares both regions. Browsers do not wait for the reviews: the regions
 * show a loading state.
 */
export const prepareReviews = async (
  context: PageContext,
  item: { kind: 'sku' | 'bundle'; code: string },
): Promise<ItemReviews | null> => {
  await Promise.all([ratingRegion.prepare(), reviewsRegion.prepare()]);
  if (hasStaticRegions()) return null;
  const read = loadCode().then(
    ({ loadReviews }) => loadReviews(context, item),
    () => null,
  );
  return process.env.TARGET === 'web' ? null : read;
};
