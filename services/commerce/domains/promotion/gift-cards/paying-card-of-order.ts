import type { Operation } from '../../../engine/definition/define-resource.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';
import { usagesOf } from './change-balance.ts';
import { findGiftCard } from './find-gift-card.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';

/** A gift card and the amount an order can use, in cents. */
interface AvailableCard {
  readonly row: Rows['gift_cards'];
  readonly available: number;
}

/** The highest amount that a card has paid of an order at any time, in cents. */
const highestUse = (card: Rows['gift_cards'], orderId: string): number => {
  let used = 0;
  return Math.max(0, ...usagesOf(card, orderId).map(({ amount_cents }) => (used -= amount_cents)));
};

/**
 * The gift card on an order and its available amount; null if it cannot be used. While a placed order is edited, the
 * amount that it paid is available too, and nothing else of a card that is spent or has expired since.
 */
export const payingCardOfOrder = (
  operation: Operation,
  order: Rows['orders'],
): AvailableCard | null => {
  if (order.gift_card_code === null) return null;
  if (isCart(order)) {
    const row = findGiftCard(operation, order.gift_card_code, order);
    return row ? { row, available: row.balance_cents } : null;
  }
  const { store } = operation;
  const [row] = store.where('gift_cards', { code: order.gift_card_code });
  if (row === undefined) return null;
  const paid = store
    .where('line_items', { order_id: order.id, item_id: row.id })
    .filter(isGiftCardPayment)
    .reduce((sum, { total_amount_cents }) => sum - total_amount_cents, 0);
  const isUsable =
    row.status === 'active' && (row.expires_at === null || row.expires_at > operation.now);
  const reachable = row.balance_cents + paid;
  return { row, available: isUsable ? reachable : Math.min(highestUse(row, order.id), reachable) };
};
