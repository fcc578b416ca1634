import type { Input, Operation } from '../core/define-resource.ts';
import { failure, invalid, mustExist, success, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { wireTransfers } from '../resources/wire-transfers.ts';
import { isEditable } from './is-editable.ts';
import { statusProblem } from './status-problem.ts';

/** Makes a wire transfer the payment source of a cart whose payment method asks for one. */
export const createWireTransfer = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const order = store.get('orders', input.links['order']?.id ?? null);
  if (order === undefined) return failure(mustExist('order'));
  if (!isEditable(order)) return failure(statusProblem(order.status, 'edited'));
  const method = store.get('payment_methods', order.payment_method_id);
  if (method?.payment_source_type !== 'wire_transfers')
    return failure(
      invalid('payment_method', 'is invalid for this payment source', 'invalid', {
        member: 'relationships',
      }),
    );
  const row = store.insert('wire_transfers', columnValues(wireTransfers, input));
  store.update('orders', order.id, {
    payment_source_id: row.id,
    payment_source_type: 'wire_transfers',
    payment_source_details: { type: 'wire_transfer', name: method.name },
  });
  return success(row.id);
};
