import { groupBy } from '../../../engine/store/group-by.ts';
import { within } from '../../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** The reserved stock of each stock item. */
export const deriveReservedStock = (
  items: readonly Rows['stock_items'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const rows = store.select(
    'reserved_stocks',
    within(
      't.stock_item_id',
      items.map(({ id }) => id),
    ),
  );
  return groupBy(rows, ({ stock_item_id }) => stock_item_id);
};
