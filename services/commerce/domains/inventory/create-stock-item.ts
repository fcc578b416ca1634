import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  success,
  taken,
  type Result,
} from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { stockItemShape } from './shapes/stock-items.ts';
import { skuOfInput } from './sku-of-input.ts';

/** Creates a stock item; a SKU has one at each stock location. */
export const createStockItem = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const sku = skuOfInput(operation, input);
  if (!sku) return failure(mustExist('sku'));
  const stock_location_id = input.links['stock_location']?.id ?? null;
  if (store.where('stock_items', { sku_id: sku.id, stock_location_id }).length > 0)
    return failure(taken('sku', sku.code));
  const values = columnValues(stockItemShape, input);
  if (Number(values['quantity']) < 0)
    return failure(
      invalid('quantity', 'must be greater than or equal to 0', 'greater_than_or_equal_to', {
        value: values['quantity'],
        count: 0,
      }),
    );
  const row = store.insert('stock_items', { ...values, sku_id: sku.id, sku_code: sku.code });
  store.insert('reserved_stocks', { stock_item_id: row.id, sku_id: sku.id, quantity: 0 });
  return success(row.id);
};
