import { operation, type Operation } from '../operation.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order } from './types.ts';

export interface SetPaymentNonceInput {
  orderId: string;
  /** Id of the order's Braintree payment. */
  paymentId: string;
  nonce: string;
  /** What Braintree's Drop-in says beside the nonce, such as device data. */
  options?: Record<string, unknown>;
}

/** Hands over the nonce that stands for the shopper's card or PayPal account (P4), and reads the order. */
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
