import { useState } from 'react';
import { isChangedHere, type Order } from '@shop/contracts/commerce/order';
import { useIsWhole } from '../is-whole.ts';
import { hasMissingMethod } from '../shipping/shipping-methods.ts';
import { diffReviews, needsConfirmation, type Change } from './diff-reviews.ts';
import { toReview, type Review } from './review.ts';

interface ReviewOfOrder {
  /** The review the shopper has seen, and agrees to by placing the order. */
  seen: Review;
  /** Changes since, to confirm first. */
  changes: readonly Change[];
  /** Marks a review as seen: the shopper confirmed it. */
  see: (review: Review) => void;
  /** Marks the review of a response to the shopper's own change as seen, unless it must be confirmed. */
  seeOwn: (review: Review) => void;
}

/**
 * Tracks which state of the order the shopper has seen. Changes the shopper makes on this page (payment option,
 * coupon) count as seen; all others, and any change of items, addresses or shipping methods, must be confirmed.
 */
export const useReview = (order: Order): ReviewOfOrder => {
  const [seen, see] = useState<Review | null>(null);
  const seeOwn = (review: Review) =>
    see((last) => (last && needsConfirmation(last, review) ? last : review));
  const actions = { see, seeOwn };
  const isWhole = useIsWhole();
  const now = toReview(order);
  // While a shipping method is missing there are no amounts to compare.
  const isSettled = !hasMissingMethod(order);
  if (seen === null) {
    if (isSettled && isWhole) see(now);
    return { seen: now, changes: [], ...actions };
  }
  const changes = isSettled ? diffReviews(seen, now) : [];
  const isOwnChange = changes.length > 0 && isChangedHere(order) && !needsConfirmation(seen, now);
  if (!isOwnChange) return { seen, changes, ...actions };
  see(now);
  return { seen: now, changes: [], ...actions };
};
