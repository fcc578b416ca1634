import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { askBraintree } from './braintree/ask-braintree.ts';
import type { GatewayAnswer } from './gateway-answer.ts';

/** The answer of the gateway the order's payment source belongs to, and the nonce it was asked with. */
export const askGateway = (
  operation: Operation,
  order: Rows['orders'],
  amount: number,
): { readonly answer: GatewayAnswer; readonly nonce: string | null } => {
  const { store } = operation;
  if (order.payment_source_type === 'braintree_payments') {
    const payment = store.get('braintree_payments', order.payment_source_id);
    if (payment) return askBraintree(operation, payment, amount);
  }
  // Money that comes by itself, by transfer or in the courier's hand, needs no one's leave.
  return { answer: { succeeded: true, message: 'Success' }, nonce: null };
};
