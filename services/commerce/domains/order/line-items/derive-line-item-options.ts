import { within } from '../../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import type { Rows } from '../../rows.ts';

/** `orders.line_item_options`: the options of all lines of each order. */
export const deriveLineItemOptions = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const lines = store.select(
    'line_items',
    within(
      't.order_id',
      orders.map(({ id }) => id),
    ),
  );
  const orderOf = new Map(lines.map(({ id, order_id }) => [id, order_id]));
  const options = store.select('line_item_options', within('t.line_item_id', [...orderOf.keys()]));
  return groupBy(options, ({ line_item_id }) => orderOf.get(line_item_id) ?? '');
};
