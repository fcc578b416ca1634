import type { Rows } from '../../rows.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { freeShippingDiscount } from '../../promotion/discounts/free-shipping-discount.ts';

/** What a method costs for a shipment, in cents: nothing once the order is worth the free-over amount. */
const shipmentPrice = (
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

/** Gives shipping methods with their price for a shipment of an order. */
export const pricedFor = (
  context: ReadContext,
  order: Rows['orders'],
): (<M extends Rows['shipping_methods']>(method: M) => M) => {
  const worth = {
    subtotal: order.subtotal_amount_cents,
    discount: order.discount_amount_cents - freeShippingDiscount(context, order.id),
  };
  return (method) => ({
    ...method,
    price_amount_for_shipment_cents: shipmentPrice(method, worth),
  });
};
