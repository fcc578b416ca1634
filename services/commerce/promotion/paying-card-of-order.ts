import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { findGiftCard } from './find-gift-card.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';

/** A gift card and what an order may take from it, in cents. */
export interface AvailableCard {
  readonly row: Rows['gift_cards'];
  readonly available: number;
}

/**
 * The gift card an order is to be paid with, as long as it can be used. An
 * order that is edited after it was placed may also take what it has paid.
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
