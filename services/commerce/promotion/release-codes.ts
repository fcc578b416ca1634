import type { Operation } from '../core/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { changeBalance } from './change-balance.ts';
import { countUsage } from './count-usage.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';
import { moveGiftCard } from './move-gift-card.ts';

/**
 * Undoes `settleCodes` when a placed order is cancelled: the uses do not count,
 * the gift card gets back what it has paid, and gift cards bought are withdrawn.
 * A cart that was never placed has used nothing.
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
