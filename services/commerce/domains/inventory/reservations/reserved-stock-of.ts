import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

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
