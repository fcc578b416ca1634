import { useState } from 'react';
import { isChangedHere, type Order } from '@shop/contracts/commerce/order';
import { lacksMethod } from '../shipping/shipping-methods.ts';
import { diffReviews, hasOtherGoods, type Change } from './diff-reviews.ts';
import { toReview, type Review } from './review.ts';

interface ReviewOfOrder {
  /** What the shopper has seen, and agrees to by placing the order. */
  seen: Review;
  /** What is different about the order since, to be confirmed first. */
  changes: readonly Change[];
  /** The shopper has seen the order as it is now, or as the answer to what was asked for here says. */
  see: (review: Review) => void;
}

/**
 * What the shopper has seen of the order beside the payment. What is asked for on this page (a way to pay, a code) is
 * seen as its answer comes; anything else that changes, and any other goods, are to be confirmed.
 */
export const useReview = (order: Order): ReviewOfOrder => {
  const [seen, see] = useState<Review | null>(null);
  const now = toReview(order);
  // For the moment in which the platform has let go of a shipping method, there are no amounts to be seen.
  const isSettled = !lacksMethod(order);
  if (seen === null) {
    if (isSettled) see(now);
    return { seen: now, changes: [], see };
  }
  const changes = isSettled ? diffReviews(seen, now) : [];
  const isAskedFor = changes.length > 0 && isChangedHere(order) && !hasOtherGoods(seen, now);
  if (!isAskedFor) return { seen, changes, see };
  see(now);
  return { seen: now, changes: [], see };
};
