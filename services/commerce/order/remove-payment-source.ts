import type { Operation } from '../core/define-resource.ts';
import { failure, success, type Result } from '../core/problem.ts';
import { findOrder } from './find-order.ts';
import { isEditable } from './is-editable.ts';
import { statusProblem } from './status-problem.ts';

/** Deletes a payment source of the type given and takes it off its cart. */
export const removePaymentSource =
  (type: 'wire_transfers') =>
  (
    operation: Operation,
    row: { readonly id: string; readonly order_id: string },
  ): Result<string> => {
    const order = findOrder(operation, row.order_id);
    if (!isEditable(order)) return failure(statusProblem(order.status, 'edited'));
    if (order.payment_source_id === row.id)
      operation.store.update('orders', order.id, {
        payment_source_id: null,
        payment_source_type: null,
        payment_source_details: null,
      });
    operation.store.remove(type, row.id);
    return success(row.id);
  };
