import type { Operation } from '../../engine/definition/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { countUsage, usesOf } from './count-usage.ts';
import { activateGiftCards } from './gift-cards/activate-gift-cards.ts';
import { changeBalance } from './gift-cards/change-balance.ts';
import { isGiftCardPayment } from './gift-cards/is-gift-card-payment.ts';
import { moveGiftCard } from './gift-cards/move-gift-card.ts';

const usesOfOrder = ({ store }: Operation, orderId: string) =>
  usesOf(store.where('line_items', { order_id: orderId }));

/**
 * Settles the codes of an order that is placed: counts one use of its promotions and coupon, debits the gift card that
 * pays, and marks purchased drafts as purchased until the order is paid. The order must have been recalculated in the
 * same transaction, so that its codes are still valid.
 */
export const settleCodes = (operation: Operation, orderId: string): void => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  countUsage(operation, [], usesOfOrder(operation, orderId));
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
  countUsage(operation, usesOfOrder(operation, orderId), []);
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
