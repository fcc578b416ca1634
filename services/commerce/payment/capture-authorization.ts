import { randomBytes } from 'node:crypto';
import type { Operation } from '../core/define-resource.ts';
import { failure, invalid, success, type Result } from '../core/problem.ts';
import { findOrder } from '../order/find-order.ts';
import { syncBalances } from './sync-balances.ts';
import { syncPayment } from './sync-payment.ts';
import { writeTransaction } from './write-transaction.ts';

/** Takes `amount` cents (all that is left when null) of what was authorized, and never more. */
export const captureAuthorization = (
  operation: Operation,
  authorizationId: string,
  amount: number | null,
): Result<string> => {
  const authorization = operation.store.get('authorizations', authorizationId);
  const left = authorization?.capture_balance_cents ?? 0;
  const taken = amount ?? left;
  if (authorization === undefined || left <= 0)
    return failure(invalid('capture_amount_cents', 'nothing is left to capture', 'invalid'));
  if (taken <= 0 || taken > left)
    return failure(
      invalid('capture_amount_cents', `must be between 1 and ${left}`, 'inclusion', {
        value: taken,
        count: left,
      }),
    );
  writeTransaction(operation, 'captures', findOrder(operation, authorization.order_id), {
    reference_authorization_id: authorizationId,
    payment_source_id: authorization.payment_source_id,
    payment_source_type: authorization.payment_source_type,
    amount_cents: taken,
    succeeded: true,
    message: 'Success',
    token: randomBytes(12).toString('hex'),
  });
  syncBalances(operation, authorizationId);
  syncPayment(operation, authorization.order_id);
  return success(authorizationId);
};
