import type { OrderUpdate } from '@commercelayer/sdk';
import { operation, type Operation } from '../operation.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

/** Writes attributes or triggers of an order; the answer is the order after it, in the same call. */
export const updateOrder = (orderId: string, changes: Omit<OrderUpdate, 'id'>): Operation<Order> =>
  operation(async ({ orders, options }) =>
    toOrder(await orders.update({ ...changes, id: orderId }, orderParams(), options)),
  );
