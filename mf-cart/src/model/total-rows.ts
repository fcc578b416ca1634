import type { Money } from '@shop/contracts/commerce';
import type { Order, OrderTotals } from '@shop/contracts/commerce/order';

export interface TotalRow {
  id: keyof OrderTotals;
  /** Null while it is not known yet: shipping before a method is chosen. */
  amount: Money | null;
}

/**
 * The rows of the bill, in its order; reductions, fees and gift cards only when there are any. Every amount is
 * the platform's (E7).
 */
export const totalRows = ({
  totals,
  shipments,
}: Pick<Order, 'totals' | 'shipments'>): TotalRow[] => {
  const row = (id: keyof OrderTotals): TotalRow => ({ id, amount: totals[id] });
  const ifAny = (id: keyof OrderTotals): TotalRow[] => (totals[id].cents === 0 ? [] : [row(id)]);
  const isShippingChosen = shipments.some(({ methodId }) => methodId !== null);
  return [
    row('subtotal'),
    ...ifAny('discount'),
    isShippingChosen ? row('shipping') : { id: 'shipping', amount: null },
    ...ifAny('payment'),
    ...ifAny('giftCard'),
    row('taxes'),
    row('total'),
  ];
};
