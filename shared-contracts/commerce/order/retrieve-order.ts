import { operation, type Operation } from '../operation.ts';
import { fail } from '../result.ts';
import { isId } from '../session-storage/guards.ts';
import { orderParams } from './order-includes.ts';
import { noteRead } from './recalculation.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

/**
 * Reads an order with all that belongs to it (C4). `NOT_FOUND` for a missing one and for someone else's, and at once
 * for what is no id: it comes from addresses that anybody can type, and goes into one.
 */
export const retrieveOrder = (orderId: string): Operation<Order> => {
  if (!isId(orderId)) {
    return () =>
      Promise.resolve(fail({ code: 'NOT_FOUND', status: 404, detail: 'Not an id', fields: [] }));
  }
  return operation(async ({ orders, options }) =>
    noteRead(toOrder(await orders.retrieve(orderId, orderParams(), options))),
  );
};
