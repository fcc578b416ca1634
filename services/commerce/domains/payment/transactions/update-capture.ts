import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { statusProblem } from '../../order/status-problem.ts';
import type { Rows } from '../../rows.ts';
import { requestedAmount } from './requested-amount.ts';
import { forwardTransaction } from './forward-transaction.ts';
import { refundCapture } from './refund-capture.ts';
import { isCart } from '../is-cart.ts';
import { syncPayment } from '../sync-payment.ts';
import { transactionValues } from './transaction-values.ts';
import { undoAuthorization } from './undo-authorization.ts';

/** Pays a capture of a cart back, which is left unpaid. */
const cancel = (operation: Operation, row: Rows['captures']): Result<string> => {
  const order = findOrder(operation, row.order_id);
  if (!isCart(order)) return failure(statusProblem(order.status, 'left unpaid'));
  undoAuthorization(operation, row.reference_authorization_id);
  syncPayment(operation, row.order_id);
  return success(row.id);
};

/** Annotates a capture, and forwards, refunds or cancels it when asked to. */
export const updateCapture = (
  operation: Operation,
  row: Rows['captures'],
  input: Input,
): Result<string> => {
  const { attributes } = input;
  operation.store.update('captures', row.id, transactionValues(input));
  const forwarded = forwardTransaction(operation, 'captures', row, input);
  if (!forwarded.ok) return forwarded;
  if (attributes['_refund'] === true) {
    const amount = requestedAmount(input, '_refund_amount_cents');
    const refunded = refundCapture(operation, row.id, amount);
    if (!refunded.ok) return refunded;
  }
  return attributes['_cancel'] === true ? cancel(operation, row) : success(row.id);
};
