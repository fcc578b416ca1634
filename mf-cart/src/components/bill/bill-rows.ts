import type { Money } from '@shop/contracts/commerce';
import type { CartTotals } from '../../model/view/cart-view.ts';

export interface BillRow {
  id: Exclude<keyof CartTotals, 'shippingToCome' | 'updating'>;
  /** Null while it is not known yet, as shipping before there is a price for it. */
  amount: Money | null;
  /** `toCome`: not part of the total yet. `withoutShipping`: the total without it. */
  note?: 'toCome' | 'withoutShipping';
}

/**
 * The rows of the bill, in its order; reductions, fees and gift cards only when there are any (E7). Those that are not
 * to come add up to the total, which says so when shipping is not in it.
 */
export const billRows = (totals: CartTotals): BillRow[] => {
  const { shipping, shippingToCome } = totals;
  const row = (id: BillRow['id']): BillRow => ({ id, amount: totals[id] });
  const ifAny = (id: 'discount' | 'payment' | 'giftCard'): BillRow[] =>
    totals[id].cents === 0 ? [] : [row(id)];
  return [
    row('subtotal'),
    ...ifAny('discount'),
    shipping ? row('shipping') : { id: 'shipping', amount: shippingToCome, note: 'toCome' },
    ...ifAny('payment'),
    ...ifAny('giftCard'),
    row('taxes'),
    shipping ? row('total') : { ...row('total'), note: 'withoutShipping' },
  ];
};
