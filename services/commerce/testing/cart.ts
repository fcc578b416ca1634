import type { Order } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from './an-address.ts';

/** A guest's cart with a line of the SKU given. */
export const aCart = async (
  cl: CommerceLayerBundle,
  skuCode = 'BARBERA-750',
  quantity = 2,
): Promise<Order> => {
  const order = await cl.orders.create({ customer_email: 'guest@example.com' });
  await cl.line_items.create({
    sku_code: skuCode,
    quantity,
    order: cl.orders.relationship(order.id),
  });
  return cl.orders.retrieve(order.id);
};

const everythingNeeded = [
  'shipments.available_shipping_methods',
  'available_payment_methods',
] as const;

/** Brings a cart to where only `_place` is missing: addresses, methods and a wire transfer. */
export const prepareToPlace = async (cl: CommerceLayerBundle, orderId: string): Promise<Order> => {
  const address = await cl.addresses.create(anAddress());
  let order = await cl.orders.update(
    {
      id: orderId,
      _shipping_address_clone_id: address.id,
      _billing_address_same_as_shipping: true,
    },
    { include: [...everythingNeeded] },
  );
  for (const shipment of order.shipments ?? []) {
    const method = shipment.available_shipping_methods?.[0];
    if (method)
      await cl.shipments.update({
        id: shipment.id,
        shipping_method: cl.shipping_methods.relationship(method.id),
      });
  }
  const [payment] = order.available_payment_methods ?? [];
  if (payment) {
    order = await cl.orders.update({
      id: orderId,
      payment_method: cl.payment_methods.relationship(payment.id),
    });
    await cl.wire_transfers.create({ order: cl.orders.relationship(orderId) });
  }
  return cl.orders.retrieve(orderId);
};
