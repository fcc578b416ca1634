import { randomBytes } from 'node:crypto';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  success,
  type Failure,
  type Result,
} from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { askGateway, showOutcome } from '../gateways/ask-gateway.ts';
import { captureAuthorization } from './capture-authorization.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';
import { syncBalances } from '../sync-balances.ts';
import { syncPayment } from '../sync-payment.ts';
import { writeTransaction } from './write-transaction.ts';
import { paymentAmounts } from '../payment-amounts.ts';

const refused = (message: string, value: string | null): Failure => ({
  ...failure(
    invalid('payment_source', message, 'payment_refused', { value, member: 'relationships' }),
  ),
  keep: true,
});

/** Whether the order's payment method captures an authorization immediately. */
const capturesAtOnce = ({ store }: Operation, order: Rows['orders'], amount: number): boolean => {
  const method = store.get('payment_methods', order.payment_method_id);
  const limit = method?.auto_capture_max_amount_cents ?? null;
  return method?.auto_capture === true && (limit === null || amount <= limit);
};

/** The amount the gateway received when the order's payment source was created; null if none. */
const openedFor = ({ store }: Operation, order: Rows['orders']): number | null => {
  const { payment_source_type: type, payment_source_id: id } = order;
  const source = isSourceType(type) ? store.get(type, id) : undefined;
  return source && 'intent_cents' in source && typeof source.intent_cents === 'number'
    ? source.intent_cents
    : null;
};

/**
 * Requests `amount` cents from the gateway of the order's payment source and records the authorization, granted or
 * refused. A refusal is a failure whose writes are kept. Fails without a request if the gateway holds another amount.
 */
export const authorizeAmount = (
  operation: Operation,
  order: Rows['orders'],
  amount: number,
): Result<string> => {
  const intent = openedFor(operation, order);
  if (intent !== null && intent !== order.total_amount_with_taxes_cents)
    return failure(
      invalid('payment_source', 'amounts do not match', 'mismatched_amounts', {
        value: intent,
        member: 'relationships',
      }),
    );
  const { answer, nonce } = askGateway(operation, order, amount);
  const id = writeTransaction(operation, 'authorizations', order, {
    amount_cents: amount,
    succeeded: answer.succeeded,
    message: answer.message,
    error_code: answer.succeeded ? null : answer.code,
    error_detail: answer.succeeded ? null : answer.detail,
    token: randomBytes(12).toString('hex'),
    nonce,
  });
  syncBalances(operation, id);
  showOutcome(operation, id, answer);
  if (!answer.succeeded) return refused(answer.message, answer.code);
  syncPayment(operation, order.id);
  if (capturesAtOnce(operation, order, amount)) captureAuthorization(operation, id, amount);
  return success(id);
};

/**
 * Authorizes the payment of an order about to be placed and returns its new payment status. An earlier authorization
 * must match the amount due; without one, the amount is requested from the payment source. An order with nothing due is
 * free. A refused payment is recorded and kept although the order is not placed.
 */
export const authorizeOrder = (operation: Operation, order: Rows['orders']): Result<string> => {
  const due = order.total_amount_with_taxes_cents;
  const { authorized, voided } = paymentAmounts(operation, order.id);
  const reserved = authorized - voided;
  if (reserved > 0 && reserved !== due)
    return failure(
      invalid('payment_source', 'authorized amount must match', 'mismatched_amounts', {
        value: reserved,
        member: 'relationships',
      }),
    );
  if (reserved === 0) {
    if (due <= 0) return success('free');
    const result = authorizeAmount(operation, order, due);
    if (!result.ok) return result;
  }
  return success(syncPayment(operation, order.id));
};
