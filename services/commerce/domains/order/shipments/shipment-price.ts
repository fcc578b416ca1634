import type { Rows } from '../../rows.ts';

/** What a method costs for a shipment, in cents: nothing once the order is worth the free-over amount. */
export const shipmentPrice = (
  method: Pick<
    Rows['shipping_methods'],
    'price_amount_cents' | 'free_over_amount_cents' | 'use_subtotal'
  >,
  order: { readonly subtotal: number; readonly discount: number },
): number => {
  const worth = method.use_subtotal ? order.subtotal : order.subtotal + order.discount;
  const free = method.free_over_amount_cents;
  return free !== null && worth >= free ? 0 : method.price_amount_cents;
};
