import type { Money } from '@shop/contracts/commerce';
import type { CartTotals } from '../model/cart-view.ts';

export interface BillRow {
  id: Exclude<keyof CartTotals, 'updating'>;
  /** Null while it is not known yet, as shipping before there is a price for it. */
  amount: Money | null;
}

/** The rows of the bill, in its order; reductions, fees and gift cards only when there are any (E7). */
export const billRows = (totals: CartTotals): BillRow[] => {
  const row = (id: BillRow['id']): BillRow => ({ id, amount: totals[id] });
  const ifAny = (id: 'discount' | 'payment' | 'giftCard'): BillRow[] =>
    totals[id].cents === 0 ? [] : [row(id)];
  return [
    row('subtotal'),
    ...ifAny('discount'),
    row('shipping'),
    ...ifAny('payment'),
    ...ifAny('giftCard'),
    row('taxes'),
    row('total'),
  ];
};
