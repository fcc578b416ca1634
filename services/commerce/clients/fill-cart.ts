import type { Order, OrderCreate } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';

/** A guest's order with a line in it, with the values given. */
export const fillCart = async (
  cl: CommerceLayerBundle,
  sku_code = 'BARBERA-750',
  values: OrderCreate = { customer_email: 'ospite@example.com' },
): Promise<Order> => {
  const { id } = await cl.orders.create(values);
  await cl.line_items.create({ order: cl.orders.relationship(id), sku_code, quantity: 2 });
  return cl.orders.retrieve(id);
};
