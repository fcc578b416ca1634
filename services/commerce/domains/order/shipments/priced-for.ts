import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { freeShippingDiscount } from '../../promotion/discounts/free-shipping-discount.ts';
import type { Rows } from '../../rows.ts';
import { shipmentPrice } from './shipment-price.ts';

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
