import type { OrderUpdate } from '@commercelayer/sdk';
import { operation, type Operation } from '../../call/operation.ts';
import { orderParams } from '../mapping/includes.ts';
import { toOrder } from '../mapping/to-order.ts';
import type { Order } from '../types.ts';

/** Writes attributes or triggers of an order. The result is the order after the change, in the same call. */
export const updateOrder = (orderId: string, changes: Omit<OrderUpdate, 'id'>): Operation<Order> =>
  operation(async ({ orders, options }) =>
    toOrder(await orders.update({ ...changes, id: orderId }, orderParams(), options)),
  );

export interface SetMetadataInput {
  orderId: string;
  /** Keys to set; the others stay. */
  metadata: Record<string, unknown>;
}

/** Sets keys of the order's metadata, such as the gift message. Reads it first: the platform replaces it entirely. */
export const setMetadata = ({ orderId, metadata }: SetMetadataInput): Operation<Order> =>
  operation(async ({ orders, options }) => {
    const before = await orders.retrieve(orderId, { fields: { orders: ['metadata'] } }, options);
    const merged = { ...before.metadata, ...metadata };
    return toOrder(await orders.update({ id: orderId, metadata: merged }, orderParams(), options));
  });
