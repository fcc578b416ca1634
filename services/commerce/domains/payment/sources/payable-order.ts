import type { Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { sourceProblem } from './source-problem.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';

/** An order with its payment method, as far as a source of this type may pay it. */
export const payableOrder = (
  operation: Operation,
  orderId: string | null,
  type: SourceType,
): Result<{ readonly order: Rows['orders']; readonly method: Rows['payment_methods'] }> => {
  const { store } = operation;
  const order = store.get('orders', orderId);
  if (order === undefined) return failure(mustExist('order'));
  const closed = sourceProblem(operation, order);
  if (closed) return failure(closed);
  const method = store.get('payment_methods', order.payment_method_id);
  if (method?.payment_source_type !== type)
    return failure(
      invalid('payment_method', 'is invalid for this payment source', 'invalid', {
        member: 'relationships',
      }),
    );
  return success({ order, method });
};
