import { operation, type Operation } from '../operation.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

/** Reads an order with all that belongs to it (C4). `NOT_FOUND` for a missing one and for someone else's. */
export const retrieveOrder = (orderId: string): Operation<Order> =>
  operation(async ({ orders, options }) =>
    toOrder(await orders.retrieve(orderId, orderParams(), options)),
  );
