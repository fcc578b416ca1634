import type { Operation } from '../../engine/definition/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { changeBalance } from './gift-cards/change-balance.ts';
import { countUsage } from './count-usage.ts';
import { isGiftCardPayment } from './gift-cards/is-gift-card-payment.ts';
import { moveGiftCard } from './gift-cards/move-gift-card.ts';

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
