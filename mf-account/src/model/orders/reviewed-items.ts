import { isPurchase, type Order } from '@shop/contracts/commerce/order';
import type { OwnReview } from '@shop/contracts/store-api';
import type { DraftName } from '../form-draft.ts';

/** Subject of a review. */
export type ReviewedItem = Pick<OwnReview, 'kind' | 'code'>;

/**
 * What an order's customer may review of it, by the id of the line that offers it: each item once, however many lines it
 * has. The service has the last word.
 */
export const reviewedItems = (
  order: Pick<Order, 'status' | 'paymentStatus' | 'fulfillment' | 'lines'>,
): ReadonlyMap<string, ReviewedItem> => {
  const byItem = new Map<string, [line: string, item: ReviewedItem]>();
  if (!isPurchase(order)) return new Map();
  for (const { id, type, code } of order.lines) {
    if (!code || (type !== 'skus' && type !== 'bundles')) continue;
    const item = { kind: type === 'bundles' ? 'bundle' : 'sku', code } as const;
    const key = `${item.kind} ${code}`;
    if (!byItem.has(key)) byItem.set(key, [id, item]);
  }
  return new Map(byItem.values());
};

/** Name of the draft of an item's review. */
export const draftOfReview = ({ kind, code }: ReviewedItem): DraftName =>
  `review of ${kind} ${code}`;
