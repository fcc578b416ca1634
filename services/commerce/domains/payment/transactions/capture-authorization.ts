import { randomBytes } from 'node:crypto';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { syncBalances } from '../sync-balances.ts';
import { syncPayment } from '../sync-payment.ts';
import { writeTransaction } from './write-transaction.ts';

/** Captures `amount` cents of an authorization, at most its balance; null captures the whole balance. */
export const captureAuthorization = (
  operation: Operation,
  authorizationId: string,
  amount: number | null,
): Result<string> => {
  const authorization = operation.store.get('authorizations', authorizationId);
  const balance = authorization?.capture_balance_cents ?? 0;
  const captured = amount ?? balance;
  if (authorization === undefined || balance <= 0)
    return failure(invalid('capture_amount_cents', 'nothing is left to capture', 'invalid'));
  if (captured <= 0 || captured > balance)
    return failure(
      invalid('capture_amount_cents', `must be between 1 and ${balance}`, 'inclusion', {
        value: captured,
        count: balance,
      }),
    );
  writeTransaction(operation, 'captures', findOrder(operation, authorization.order_id), {
    reference_authorization_id: authorizationId,
    payment_source_id: authorization.payment_source_id,
    payment_source_type: authorization.payment_source_type,
    amount_cents: captured,
    succeeded: true,
    message: 'Success',
    token: randomBytes(12).toString('hex'),
  });
  syncBalances(operation, authorizationId);
  syncPayment(operation, authorization.order_id);
  return success(authorizationId);
};
