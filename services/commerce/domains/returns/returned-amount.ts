import type { Operation } from '../../engine/definition/define-resource.ts';
import { isGiftCardPayment } from '../promotion/gift-cards/is-gift-card-payment.ts';
import type { Rows } from '../rows.ts';

export type ReturnLine = Rows['return_line_items'];

export const sumOf = (
  lines: readonly ReturnLine[],
  column: 'quantity' | 'total_amount_cents',
): number => lines.reduce((sum, line) => sum + line[column], 0);

/** A line item's total after discounts, in cents. The share that a gift card paid belongs to it: a card is money. */
const valueOf = ({ store }: Operation, item: Rows['line_items']): number => {
  const paidByCard = Object.entries(item.discount_breakdown ?? {}).reduce((sum, [id, share]) => {
    const line = store.get('line_items', id);
    return line && isGiftCardPayment(line) ? sum + (share as { cents: number }).cents : sum;
  }, 0);
  return Math.max(0, item.total_amount_cents + item.discount_cents - paidByCard);
};

/**
 * Amount of `quantity` units in cents: their share of the line item's total after discounts, less what the other returns
 * hold. All units together come to the total exactly, in whatever parts they are returned.
 */
export const returnedAmount = (
  operation: Operation,
  item: Rows['line_items'],
  held: readonly ReturnLine[],
  quantity: number,
): number => {
  const units = sumOf(held, 'quantity') + quantity;
  const share = Math.round((valueOf(operation, item) * units) / item.quantity);
  return Math.max(0, share - sumOf(held, 'total_amount_cents'));
};
