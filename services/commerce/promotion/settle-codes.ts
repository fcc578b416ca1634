import type { Operation } from '../core/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { activateGiftCards } from './activate-gift-cards.ts';
import { changeBalance } from './change-balance.ts';
import { countUsage } from './count-usage.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';
import { moveGiftCard } from './move-gift-card.ts';

/**
 * What placing an order does to its codes: promotions and the coupon count one
 * use more, the gift card that pays loses what it pays, and gift cards that are
 * bought are set aside until they are paid, unless they are already. The order must have been
 * recalculated in the same transaction, so that what it uses is still there.
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
