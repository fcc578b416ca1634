import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import { refundCapture } from '../payment/transactions/refund-capture.ts';
import { requestedAmount } from '../payment/transactions/requested-amount.ts';
import type { Rows } from '../rows.ts';
import { lastCapture } from './reference-capture.ts';
import { returnProblem } from './return-problem.ts';

/**
 * Refunds a received return from its reference capture, once: `_refund_amount_cents`, by default the estimate. Fails if
 * nothing was captured, as for an order paid by gift card alone, or if the capture holds less.
 */
export const refundReturn = (
  operation: Operation,
  row: Rows['returns'],
  input: Input,
): Result<string> => {
  const { store, now, emit } = operation;
  if (row.status !== 'received') return failure(returnProblem(row.status, 'refunded'));
  const capture = row.reference_capture_id ?? lastCapture(operation, row.order_id);
  if (capture === null)
    return failure(
      invalid('reference_capture', 'the order has no capture to refund', 'blank', {
        member: 'relationships',
      }),
    );
  const amount = requestedAmount(input, '_refund_amount_cents');
  const refund = refundCapture(operation, capture, amount ?? row.estimated_refund_amount_cents);
  if (!refund.ok) return refund;
  store.update('returns', row.id, {
    status: 'refunded',
    refunded_at: now,
    reference_capture_id: capture,
    reference_refund_id: refund.value,
  });
  emit('returns', row.id, 'refund');
  return success(row.id);
};
