import type { Operation } from '../../../engine/definition/define-resource.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';
import { moveGiftCard } from './move-gift-card.ts';

/** Makes the gift cards bought with an order ready for use, once the order is paid. */
export const activateGiftCards = (operation: Operation, orderId: string): void => {
  const { store } = operation;
  for (const line of store.where('line_items', { order_id: orderId, item_type: 'gift_cards' })) {
    const card = isGiftCardPayment(line) ? undefined : store.get('gift_cards', line.item_id);
    if (card?.status === 'draft' || card?.status === 'inactive')
      moveGiftCard(operation, card, 'activate');
  }
};
