import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

export interface SetPaymentMethodInput {
  orderId: string;
  methodId: string;
}

/** Chooses how the order is paid; its fee is in the answer's totals. */
export const setPaymentMethod = ({ orderId, methodId }: SetPaymentMethodInput): Operation<Order> =>
  updateOrder(orderId, { payment_method: { id: methodId, type: 'payment_methods' } });
