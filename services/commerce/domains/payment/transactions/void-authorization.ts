import { randomBytes } from 'node:crypto';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { syncBalances } from '../sync-balances.ts';
import { syncPayment } from '../sync-payment.ts';
import { writeTransaction } from './write-transaction.ts';

/** Voids the entire balance of an authorization. */
export const voidAuthorization = (
  operation: Operation,
  authorizationId: string,
): Result<string> => {
  const authorization = operation.store.get('authorizations', authorizationId);
  const balance = authorization?.void_balance_cents ?? 0;
  if (authorization === undefined || balance <= 0)
    return failure(invalid('void_balance_cents', 'nothing is left to void', 'invalid'));
  writeTransaction(operation, 'voids', findOrder(operation, authorization.order_id), {
    reference_authorization_id: authorizationId,
    payment_source_id: authorization.payment_source_id,
    payment_source_type: authorization.payment_source_type,
    amount_cents: balance,
    succeeded: true,
    message: 'Success',
    token: randomBytes(12).toString('hex'),
  });
  syncBalances(operation, authorizationId);
  syncPayment(operation, authorization.order_id);
  return success(authorizationId);
};
