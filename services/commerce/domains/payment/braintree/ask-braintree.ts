import type { GatewayAnswer } from '../gateways/gateway-answer.ts';
import {
  gatewayRejected,
  processorDeclined,
  processorUnavailable,
  consumedNonce,
  missingNonce,
  unknownNonce,
} from './refusals.ts';
import type { Operation, ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { readNonce } from './read-nonce.ts';

const messages: Readonly<Record<string, string>> = {
  2000: 'Do Not Honor',
  2001: 'Insufficient Funds',
  2002: 'Limit Exceeded',
  2004: 'Expired Card',
  2005: 'Invalid Credit Card Number',
  2010: 'Card Issuer Declined CVV',
  2014: 'Processor Declined - Fraud Suspected',
  2038: 'Processor Declined',
};

/**
 * What Braintree's sandbox answers to an amount in cents, whatever the card:
 * https://developer.paypal.com/braintree/docs/reference/general/testing#transaction-amounts
 */
export const answerToAmount = (cents: number): GatewayAnswer => {
  const units = Math.floor(cents / 100);
  if (units >= 2000 && units < 3000)
    return processorDeclined(String(units), messages[units] ?? 'Processor Declined');
  if (units === 3000) return processorUnavailable;
  if (cents === 500_100) return gatewayRejected('application_incomplete');
  return { succeeded: true, message: 'Approved' };
};

/**
 * The token of the stored card a payment names in its `options`, if the card is
 * in the wallet of the customer whose order is paid with it; else null.
 */
const vaultedToken = (
  { store }: ReadContext,
  { options, order_id }: Rows['braintree_payments'],
): string | null => {
  const token = options?.['payment_method_token'];
  const customer_id = store.get('orders', order_id)?.customer_id ?? null;
  if (typeof token !== 'string' || customer_id === null) return null;
  const stored = store.where('customer_payment_sources', {
    payment_source_token: token,
    customer_id,
  });
  return stored.length > 0 ? token : null;
};

const answerToNonce = (
  { store }: Operation,
  payment: Rows['braintree_payments'],
  nonce: string,
  amount: number,
): GatewayAnswer => {
  const read = readNonce(nonce);
  if (read === undefined) return unknownNonce;
  const before = read.unique && store.where('authorizations', { nonce }).length > 0;
  if (payment.nonce_spent || before) return consumedNonce;
  return read.meaning.refusal ?? answerToAmount(amount);
};

/**
 * Simulates Braintree's response to a payment of `amount` cents. The payment's nonce decides the outcome, by
 * Braintree's documented test values; one attempt consumes it. A card from a customer's wallet is charged by its
 * reusable token.
 */
export const askBraintree = (
  operation: Operation,
  payment: Rows['braintree_payments'],
  amount: number,
): { readonly answer: GatewayAnswer; readonly nonce: string | null } => {
  const { nonce } = payment;
  if (nonce === null)
    return {
      answer: vaultedToken(operation, payment) === null ? missingNonce : answerToAmount(amount),
      nonce,
    };
  const answer = answerToNonce(operation, payment, nonce, amount);
  operation.store.update('braintree_payments', payment.id, { nonce_spent: true });
  return { answer, nonce };
};
