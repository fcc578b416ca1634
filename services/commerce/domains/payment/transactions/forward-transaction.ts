import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { syncBalances } from '../sync-balances.ts';
import { syncPayment } from '../sync-payment.ts';
import type { TransactionType } from './write-transaction.ts';

interface Transaction {
  readonly id: string;
  readonly order_id: string;
  readonly succeeded: boolean;
}

/** The authorization a transaction comes from; itself, if it is one. */
const authorizationOf = ({ store }: Operation, type: TransactionType, id: string): string => {
  if (type === 'authorizations') return id;
  if (type === 'refunds') {
    const capture = store.get('captures', store.get('refunds', id)?.reference_capture_id ?? null);
    return capture?.reference_authorization_id ?? '';
  }
  return store.get(type, id)?.reference_authorization_id ?? '';
};

/**
 * Moves a stuck transaction to succeeded (`_forward`, or `succeeded: true`), confirmed by someone who has seen the
 * money, and updates its order. A succeeded transaction cannot change, because later transactions depend on it.
 */
export const forwardTransaction = (
  operation: Operation,
  type: TransactionType,
  { id, order_id, succeeded }: Transaction,
  { attributes }: Input,
): Result<string> => {
  if (attributes['succeeded'] === false && succeeded)
    return failure(invalid('succeeded', 'cannot be taken back', 'invalid', { value: false }));
  const forwards = attributes['_forward'] === true || attributes['succeeded'] === true;
  if (!forwards || succeeded) return success(id);
  const order = findOrder(operation, order_id);
  if (order.status === 'cancelled')
    return failure(invalid('succeeded', 'the order is cancelled', 'invalid'));
  // A cart without a payment source must hold no money: the order would not show how it was paid.
  if (order.placed_at === null && order.payment_source_id === null)
    return failure(invalid('succeeded', 'the order has no payment source', 'invalid'));
  operation.store.update(type, id, { succeeded: true, error_code: null, error_detail: null });
  operation.emit(type, id, 'succeeded');
  syncBalances(operation, authorizationOf(operation, type, id));
  syncPayment(operation, order_id);
  return success(id);
};
