import { operation, type Operation } from '../operation.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

export interface SetMetadataInput {
  orderId: string;
  /** Keys to be set; the others stay. */
  metadata: Record<string, unknown>;
}

/** Writes into the order's metadata, such as the gift message. The platform replaces the whole, so it is read first. */
export const setMetadata = ({ orderId, metadata }: SetMetadataInput): Operation<Order> =>
  operation(async ({ orders, options }) => {
    const before = await orders.retrieve(orderId, { fields: { orders: ['metadata'] } }, options);
    const whole = { ...before.metadata, ...metadata };
    return toOrder(await orders.update({ id: orderId, metadata: whole }, orderParams(), options));
  });
