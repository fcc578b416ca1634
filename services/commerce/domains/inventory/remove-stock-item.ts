import type { Operation } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';

/** Deletes a stock item with its reservations. */
export const removeStockItem = ({ store }: Operation, row: Rows['stock_items']): Result<string> => {
  for (const type of ['stock_reservations', 'reserved_stocks'] as const)
    for (const { id } of store.where(type, { stock_item_id: row.id })) store.remove(type, id);
  store.remove('stock_items', row.id);
  return success(row.id);
};
