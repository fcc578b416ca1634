import { operation, type Operation } from '../operation.ts';
import { toRefunds } from '../tracking/to-refunds.ts';
import type { Refund } from '../tracking/types.ts';

/** What was paid back of an order the visitor may see. It is read with the order: no sales channel lists refunds. */
export const listRefunds = (orderId: string): Operation<Refund[]> =>
  operation(async ({ orders, options }) => {
    const { refunds } = await orders.retrieve(orderId, { include: ['refunds'] }, options);
    return toRefunds(refunds);
  });
