import type { Operation } from '../operation.ts';
import { paymentSourceRequest } from './payment-source-request.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order, PaymentSourceType } from './types.ts';

export interface DeletePaymentSourceInput {
  orderId: string;
  type: PaymentSourceType;
  id: string;
}

/** Removes a payment source by DELETE `/api/{type}/{id}` (P4), before another is tried, and reads the order. */
export const deletePaymentSource =
  ({ orderId, type, id }: DeletePaymentSourceInput): Operation<Order> =>
  async (context) => {
    const path = `${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
    const removed = await paymentSourceRequest(context, 'DELETE', path);
    if (!removed.ok && removed.error.code !== 'NOT_FOUND') return removed;
    return retrieveOrder(orderId)(context);
  };
