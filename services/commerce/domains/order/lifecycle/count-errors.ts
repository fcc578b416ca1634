import { and, condition, within } from '../../../engine/store/condition.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import type { Rows } from '../../rows.ts';

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
