import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { findGiftCard } from './find-gift-card.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';

/** A gift card and the amount an order can use, in cents. */
interface AvailableCard {
  readonly row: Rows['gift_cards'];
  readonly available: number;
}

/**
 * The gift card on an order and its available amount; null if it cannot be used. While a placed order is edited, the
 * amount it already paid is available too.
 */
export const payingCardOfOrder = (
  operation: Operation,
  order: Rows['orders'],
): AvailableCard | null => {
  if (order.gift_card_code === null) return null;
  if (order.status !== 'editing') {
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
  const open = row.status === 'active' ? row.balance_cents : 0;
  return { row, available: open + paid };
};
