import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  type Result,
  success,
  taken,
} from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { stockItemShape } from './shapes/stock-items.ts';
import { skuOfInput } from './sku-of-input.ts';
import type { Rows } from '../rows.ts';

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

/**
 * Changes a stock item. Less than is set aside is refused only with
 * `_validate`, as on the hosted platform: a count of the shelves is right.
 */
export const updateStockItem = (
  operation: Operation,
  row: Rows['stock_items'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const values: Partial<Rows['stock_items']> = columnValues(stockItemShape, input);
  const named = 'sku' in input.links || 'sku_code' in input.attributes;
  const sku = named ? skuOfInput(operation, input) : store.get('skus', row.sku_id);
  if (sku === undefined) return failure(invalid('sku', 'must exist', 'required'));
  const stock_location_id = values.stock_location_id ?? row.stock_location_id;
  const twin = store.where('stock_items', { sku_id: sku.id, stock_location_id });
  if (twin.some(({ id }) => id !== row.id)) return failure(taken('sku', sku.code));
  const quantity = values.quantity ?? row.quantity;
  if (quantity < 0)
    return failure(
      invalid('quantity', 'must be greater than or equal to 0', 'greater_than_or_equal_to', {
        value: quantity,
        count: 0,
      }),
    );
  const [reserved] = store.where('reserved_stocks', { stock_item_id: row.id });
  const count = reserved?.quantity ?? 0;
  if (input.attributes['_validate'] === true && quantity < count)
    return failure(
      invalid('quantity', `must be greater than or equal to ${count}`, 'greater_than_or_equal_to', {
        value: quantity,
        count,
      }),
    );
  store.update('stock_items', row.id, { ...values, sku_id: sku.id, sku_code: sku.code });
  return success(row.id);
};

/** Deletes a stock item with its reservations. */
export const removeStockItem = ({ store }: Operation, row: Rows['stock_items']): Result<string> => {
  for (const type of ['stock_reservations', 'reserved_stocks'] as const)
    for (const { id } of store.where(type, { stock_item_id: row.id })) store.remove(type, id);
  store.remove('stock_items', row.id);
  return success(row.id);
};
