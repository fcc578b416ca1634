import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

/** Makes the platform recalculate prices, stock and promotions of an order (C4). */
export const refreshOrder = (orderId: string): Operation<Order> =>
  updateOrder(orderId, { _refresh: true });
