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
import { undoAuthorization } from './undo-authorization.ts';
import { voidAuthorization } from './void-authorization.ts';
import { refundCapture } from './refund-capture.ts';
import type { TransactionType } from './write-transaction.ts';

const writableColumns = ['reference', 'reference_origin', 'metadata'];

/** The plain columns a request may set on a transaction. */
const transactionValues = ({ attributes }: Input): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => writableColumns.includes(name)));

/** Undoes an authorization of a cart; the cart becomes unpaid. */
const cancelAuthorization = (
  operation: Operation,
  { id, order_id }: Rows['authorizations'],
): Result<string> => {
  const order = findOrder(operation, order_id);
  if (!isCart(order)) return failure(statusProblem(order.status, 'left unpaid'));
  // A failed authorization may still be forwarded, so it must not be marked as undone.
  if (operation.store.get('authorizations', id)?.succeeded !== true)
    return failure(invalid('succeeded', 'nothing is authorized', 'invalid', { value: false }));
  undoAuthorization(operation, id);
  syncPayment(operation, order_id);
  return success(id);
};

/** Annotates an authorization, and forwards, captures, voids or cancels it on request. */
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
  return attributes['_cancel'] === true ? cancelAuthorization(operation, row) : success(row.id);
};

/** Refunds a capture of a cart; the cart becomes unpaid. */
const cancelCapture = (operation: Operation, row: Rows['captures']): Result<string> => {
  const order = findOrder(operation, row.order_id);
  if (!isCart(order)) return failure(statusProblem(order.status, 'left unpaid'));
  undoAuthorization(operation, row.reference_authorization_id);
  syncPayment(operation, row.order_id);
  return success(row.id);
};

/** Annotates a capture, and forwards, refunds or cancels it on request. */
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
  return attributes['_cancel'] === true ? cancelCapture(operation, row) : success(row.id);
};

/** Annotates a transaction of the type given, and moves it to succeeded when asked to. */
export const updateTransaction =
  (type: TransactionType) =>
  (
    operation: Operation,
    row: { readonly id: string; readonly order_id: string; readonly succeeded: boolean },
    input: Input,
  ): Result<string> => {
    operation.store.update(type, row.id, transactionValues(input));
    return forwardTransaction(operation, type, row, input);
  };
