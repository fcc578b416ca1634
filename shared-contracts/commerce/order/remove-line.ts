import { operation, type Operation } from '../operation.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order } from './types.ts';

export interface RemoveLineInput {
  orderId: string;
  lineId: string;
}

/** Takes a line out of the order and reads it. A line that is gone already is what was wanted. */
export const removeLine =
  ({ orderId, lineId }: RemoveLineInput): Operation<Order> =>
  async (context) => {
    const removed = await operation(({ line_items, options }) =>
      line_items.delete(lineId, options),
    )(context);
    if (!removed.ok && removed.error.code !== 'NOT_FOUND') return removed;
    return retrieveOrder(orderId)(context);
  };
