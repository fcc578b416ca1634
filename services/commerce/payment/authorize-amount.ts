import { randomBytes } from 'node:crypto';
import type { Operation } from '../core/define-resource.ts';
import { failure, invalid, success, type Failure, type Result } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';
import { askGateway } from './ask-gateway.ts';
import { captureAuthorization } from './capture-authorization.ts';
import { syncBalances } from './sync-balances.ts';
import { syncPayment } from './sync-payment.ts';
import { writeTransaction } from './write-transaction.ts';

const refused = (message: string, value: string | null): Failure => ({
  ...failure(
    invalid('payment_source', message, 'payment_refused', { value, member: 'relationships' }),
  ),
  keep: true,
});

/** Whether the order's payment method takes the money as soon as it is authorized. */
const capturesAtOnce = ({ store }: Operation, order: Rows['orders'], amount: number): boolean => {
  const method = store.get('payment_methods', order.payment_method_id);
  const limit = method?.auto_capture_max_amount_cents ?? null;
  return method?.auto_capture === true && (limit === null || amount <= limit);
};

/**
 * Asks the gateway of the order's payment source for `amount` cents and records
 * the authorization, granted or not. A refusal is a failure to be kept.
 */
export const authorizeAmount = (
  operation: Operation,
  order: Rows['orders'],
  amount: number,
): Result<string> => {
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
  if (!answer.succeeded) return refused(answer.message, answer.code);
  syncPayment(operation, order.id);
  if (capturesAtOnce(operation, order, amount)) captureAuthorization(operation, id, amount);
  return success(id);
};
