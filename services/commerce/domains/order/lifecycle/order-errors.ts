import type { Operation, ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import { and, condition, within } from '../../../engine/store/condition.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import type { Rows } from '../../rows.ts';

/** Stores why asynchronous placing failed, because no request is waiting for the answer. */
export const recordErrors = (
  operation: Operation,
  orderId: string,
  problems: readonly Problem[],
): void => {
  clearErrors(operation, orderId);
  for (const { source, code, detail, meta } of problems)
    operation.store.add('resource_errors', {
      name: source?.pointer.split('/').at(-1) ?? 'base',
      code: meta?.error ?? code,
      message: detail,
      resource_id: orderId,
      resource_type: 'orders',
    });
};

/** Forgets why an order could not be placed before. */
export const clearErrors = ({ store }: Operation, orderId: string): void => {
  for (const { id } of store.where('resource_errors', {
    resource_id: orderId,
    resource_type: 'orders',
  }))
    store.remove('resource_errors', id);
};

/** `orders.errors_count`: the number of problems found by the last attempt to place each order. */
export const countErrors = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): readonly number[] => {
  const ids = orders.map(({ id }) => id);
  const errors = groupBy(
    store.select(
      'resource_errors',
      and(condition("t.resource_type = 'orders'"), within('t.resource_id', ids)),
    ),
    ({ resource_id }) => resource_id,
  );
  return ids.map((id) => errors.get(id)?.length ?? 0);
};
