import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { activateGiftCards } from './gift-cards/activate-gift-cards.ts';
import { changeBalance } from './gift-cards/change-balance.ts';
import { isGiftCardPayment } from './gift-cards/is-gift-card-payment.ts';
import { moveGiftCard } from './gift-cards/move-gift-card.ts';
import type { Rows } from '../rows.ts';
import { isPromotionLine } from './discounts/is-promotion-line.ts';

/** Counts the use of every promotion on an order, and of its coupon if that gave one, by 1 or -1. */
const countUsage = ({ store }: Operation, order: Rows['orders'], step: 1 | -1): void => {
  const lines = store.where('line_items', { order_id: order.id }).filter(isPromotionLine);
  for (const { item_type, item_id } of lines) {
    const promotion = store.get(item_type ?? '', item_id) as Row | undefined;
    if (promotion === undefined) continue;
    const count = Math.max(0, Number(promotion['total_usage_count']) + step);
    const limit = promotion['total_usage_limit'];
    store.update(item_type ?? '', promotion.id, {
      total_usage_count: count,
      total_usage_reached: typeof limit === 'number' && count >= limit,
    });
  }
  const usesCoupon = lines.some(({ coupon_code }) => coupon_code !== null);
  const [coupon] = usesCoupon ? store.where('coupons', { code: order.coupon_code }) : [];
  if (coupon)
    store.update('coupons', coupon.id, { usage_count: Math.max(0, coupon.usage_count + step) });
};

/**
 * Settles the codes of an order that is placed: counts one use of its promotions and coupon, debits the gift card that
 * pays, and marks purchased drafts as purchased until the order is paid. The order must have been recalculated in the
 * same transaction, so that its codes are still valid.
 */
export const settleCodes = (operation: Operation, orderId: string): void => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  countUsage(operation, order, 1);
  for (const line of store.where('line_items', { order_id: orderId, item_type: 'gift_cards' })) {
    const card = store.get('gift_cards', line.item_id);
    if (card === undefined) continue;
    if (isGiftCardPayment(line))
      changeBalance(operation, card, line.total_amount_cents, {
        orderId,
        orderNumber: order.number,
        action: 'use',
      });
    else if (card.status === 'draft') moveGiftCard(operation, card, 'purchase');
  }
  if (order.payment_status === 'paid' || order.payment_status === 'free')
    activateGiftCards(operation, orderId);
};

/**
 * Undoes `settleCodes` when a placed order is canceled: reverts the usage counts, refunds the gift card that paid, and
 * deactivates purchased gift cards. A cart that was never placed has no usage to revert.
 */
export const releaseCodes = (operation: Operation, orderId: string): void => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  if (order.placed_at === null) return;
  countUsage(operation, order, -1);
  for (const line of store.where('line_items', { order_id: orderId, item_type: 'gift_cards' })) {
    const card = store.get('gift_cards', line.item_id);
    if (card === undefined) continue;
    if (isGiftCardPayment(line))
      changeBalance(operation, card, -line.total_amount_cents, {
        orderId,
        orderNumber: order.number,
        action: 'release',
      });
    else if (card.status === 'active') moveGiftCard(operation, card, 'deactivate');
  }
};
