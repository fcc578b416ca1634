import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { statusProblem } from '../../order/status-problem.ts';
import type { Rows } from '../../rows.ts';
import { requestedAmount } from './requested-amount.ts';
import { captureAuthorization } from './capture-authorization.ts';
import { forwardTransaction } from './forward-transaction.ts';
import { isCart } from '../is-cart.ts';
import { syncPayment } from '../sync-payment.ts';
import { transactionValues } from './transaction-values.ts';
import { undoAuthorization } from './undo-authorization.ts';
import { voidAuthorization } from './void-authorization.ts';

/** Undoes an authorization of a cart, which is left unpaid. */
const cancel = (operation: Operation, { id, order_id }: Rows['authorizations']): Result<string> => {
  const order = findOrder(operation, order_id);
  if (!isCart(order)) return failure(statusProblem(order.status, 'left unpaid'));
  // One that failed may still be forwarded: it must count then.
  if (operation.store.get('authorizations', id)?.succeeded !== true)
    return failure(invalid('succeeded', 'nothing is authorized', 'invalid', { value: false }));
  undoAuthorization(operation, id);
  syncPayment(operation, order_id);
  return success(id);
};

/** Annotates an authorization, and forwards, captures, voids or cancels it when asked to. */
export const updateAuthorization = (
  operation: Operation,
  row: Rows['authorizations'],
  input: Input,
): Result<string> => {
  const { attributes } = input;
  operation.store.update('authorizations', row.id, transactionValues(input));
  const forwarded = forwardTransaction(operation, 'authorizations', row, input);
  if (!forwarded.ok) return forwarded;
  if (attributes['_capture'] === true) {
    const amount = requestedAmount(input, '_capture_amount_cents');
    const captured = captureAuthorization(operation, row.id, amount);
    if (!captured.ok) return captured;
  }
  if (attributes['_void'] === true) {
    const voided = voidAuthorization(operation, row.id);
    if (!voided.ok) return voided;
  }
  return attributes['_cancel'] === true ? cancel(operation, row) : success(row.id);
};
