import { randomBytes } from 'node:crypto';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { syncBalances } from '../sync-balances.ts';
import { syncPayment } from '../sync-payment.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Refunds `amount` cents of a capture, at most its balance; null refunds the whole balance. Returns the id of the
 * refund.
 */
export const refundCapture = (
  operation: Operation,
  captureId: string,
  amount: number | null,
): Result<string> => {
  const capture = operation.store.get('captures', captureId);
  const balance = capture?.refund_balance_cents ?? 0;
  const returned = amount ?? balance;
  if (capture === undefined || balance <= 0)
    return failure(invalid('refund_amount_cents', 'nothing is left to refund', 'invalid'));
  if (returned <= 0 || returned > balance)
    return failure(
      invalid('refund_amount_cents', `must be between 1 and ${balance}`, 'inclusion', {
        value: returned,
        count: balance,
      }),
    );
  const refundId = writeTransaction(operation, 'refunds', findOrder(operation, capture.order_id), {
    reference_capture_id: captureId,
    payment_source_id: capture.payment_source_id,
    payment_source_type: capture.payment_source_type,
    amount_cents: returned,
    succeeded: true,
    message: 'Success',
    token: randomBytes(12).toString('hex'),
  });
  syncBalances(operation, capture.reference_authorization_id);
  syncPayment(operation, capture.order_id);
  return success(refundId);
};
