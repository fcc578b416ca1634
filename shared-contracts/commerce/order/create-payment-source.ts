import type { Operation } from '../operation.ts';
import { paymentSourceRequest } from './payment-source-request.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order, PaymentSourceType } from './types.ts';

export interface CreatePaymentSourceInput {
  orderId: string;
  /** `braintree_payments` unless told (P4). */
  type?: PaymentSourceType;
}

/** Makes what the order is paid with, by POST `/api/{type}` (P4), and reads the order. */
export const createPaymentSource =
  ({ orderId, type = 'braintree_payments' }: CreatePaymentSourceInput): Operation<Order> =>
  async (context) => {
    const order = { data: { type: 'orders', id: orderId } };
    const body = { data: { type, attributes: {}, relationships: { order } } };
    const created = await paymentSourceRequest(context, 'POST', encodeURIComponent(type), body);
    return created.ok ? retrieveOrder(orderId)(context) : created;
  };
