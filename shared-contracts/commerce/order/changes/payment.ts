import type { CallContext } from '../../call/call-context.ts';
import { operation, type Operation } from '../../call/operation.ts';
import { request } from '../../call/request.ts';
import type { Result } from '../../result.ts';
import { retrieveOrder } from '../read.ts';
import type { Order, PaymentSourceType } from '../types.ts';
import { updateOrder } from './update.ts';

export interface SetPaymentMethodInput {
  orderId: string;
  methodId: string;
}

/** Chooses the payment method; the totals of the result include its fee. */
export const setPaymentMethod = ({ orderId, methodId }: SetPaymentMethodInput): Operation<Order> =>
  updateOrder(orderId, { payment_method: { id: methodId, type: 'payment_methods' } });

/** Removes the payment method, its price and its payment source from an order. */
export const clearPaymentMethod = ({
  id,
  paymentSource,
}: Pick<Order, 'id' | 'paymentSource'>): Operation<Order> =>
  updateOrder(id, {
    payment_method: { id: null, type: 'payment_methods' },
    ...(paymentSource && { _nullify_payment_source: true }),
  });

/** A direct call with the bearer header (P4). `path` is below the platform's `/api/`. */
export const paymentSourceRequest = (
  { endpoint, token, signal }: CallContext,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result<unknown>> =>
  request(
    `${endpoint}/api/${path}`,
    {
      method,
      headers: {
        Accept: 'application/vnd.api+json',
        'Content-Type': 'application/vnd.api+json',
        Authorization: `Bearer ${token}`,
      },
      body: body && JSON.stringify(body),
    },
    signal,
  );

export interface CreatePaymentSourceInput {
  orderId: string;
  /** `braintree_payments` by default (P4). */
  type?: PaymentSourceType;
}

/** Creates the order's payment source by POST `/api/{type}` (P4), and reads the order. */
export const createPaymentSource =
  ({ orderId, type = 'braintree_payments' }: CreatePaymentSourceInput): Operation<Order> =>
  async (context) => {
    const order = { data: { type: 'orders', id: orderId } };
    const body = { data: { type, attributes: {}, relationships: { order } } };
    const created = await paymentSourceRequest(context, 'POST', encodeURIComponent(type), body);
    return created.ok ? retrieveOrder(orderId)(context) : created;
  };

export interface DeletePaymentSourceInput {
  orderId: string;
  type: PaymentSourceType;
  id: string;
}

/**
 * Deletes a payment source by DELETE `/api/{type}/{id}` (P4), before the shopper tries another one, and reads the order.
 * Succeeds if it is already gone.
 */
export const deletePaymentSource =
  ({ orderId, type, id }: DeletePaymentSourceInput): Operation<Order> =>
  async (context) => {
    const path = `${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
    const removed = await paymentSourceRequest(context, 'DELETE', path);
    if (!removed.ok && removed.error.code !== 'NOT_FOUND') return removed;
    return retrieveOrder(orderId)(context);
  };

export interface SetPaymentNonceInput {
  orderId: string;
  /** Id of the order's Braintree payment. */
  paymentId: string;
  nonce: string;
  /** Other output of Braintree's Drop-in, such as device data. */
  options?: Record<string, unknown>;
}

/** Sets the nonce of the shopper's card or PayPal account (P4), and reads the order. */
export const setPaymentNonce =
  ({ orderId, paymentId, nonce, options: extra }: SetPaymentNonceInput): Operation<Order> =>
  async (context) => {
    const written = await operation(async ({ braintree_payments, options }) => {
      const payment = {
        id: paymentId,
        payment_method_nonce: nonce,
        ...(extra && { options: extra }),
      };
      await braintree_payments.update(payment, {}, options);
    })(context);
    return written.ok ? retrieveOrder(orderId)(context) : written;
  };
