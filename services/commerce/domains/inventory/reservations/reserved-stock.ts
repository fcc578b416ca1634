import type { Operation, ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import { within } from '../../../engine/store/condition.ts';

/** The reserved stock of a stock item, made when it has none yet. */
export const reservedStockOf = (
  { store }: Operation,
  item: Rows['stock_items'],
): Rows['reserved_stocks'] =>
  store.where('reserved_stocks', { stock_item_id: item.id })[0] ??
  store.insert('reserved_stocks', {
    stock_item_id: item.id,
    sku_id: item.sku_id ?? '',
    quantity: 0,
  });

/** Makes a stock item's reserved stock the sum of its reservations again. */
export const countReserved = ({ store }: Operation, stockItemId: string): void => {
  const quantity = store
    .where('stock_reservations', { stock_item_id: stockItemId })
    .reduce((sum, reservation) => sum + reservation.quantity, 0);
  const [reserved] = store.where('reserved_stocks', { stock_item_id: stockItemId });
  if (reserved && reserved.quantity !== quantity)
    store.update('reserved_stocks', reserved.id, { quantity });
};

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
