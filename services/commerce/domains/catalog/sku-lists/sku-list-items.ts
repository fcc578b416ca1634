import { condition } from '../../../engine/store/condition.ts';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, type Result, success } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { skuListItemShape } from '../shapes/sku-list-items.ts';
import { refreshBundles } from '../refresh-bundles.ts';
import { skuOfInput } from '../../inventory/sku-of-input.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import type { Rows } from '../../rows.ts';

/** Adds a SKU to a list, at the end unless a position is given. */
export const createSkuListItem = (operation: Operation, input: Input): Result<string> => {
  const sku = skuOfInput(operation, input);
  const list = input.links['sku_list'];
  if (!sku || !list) return failure(mustExist(sku ? 'sku_list' : 'sku'));
  const { store } = operation;
  const position = store.count('sku_list_items', condition('t.sku_list_id = ?', list.id)) + 1;
  const row = store.insert('sku_list_items', {
    position,
    ...columnValues(skuListItemShape, input),
    sku_id: sku.id,
    sku_code: sku.code,
  });
  refreshBundles(operation, list.id);
  return success(row.id);
};

/** Changes an item of a list; a new `sku_code` makes it another SKU's. */
export const updateSkuListItem = (
  operation: Operation,
  item: Rows['sku_list_items'],
  input: Input,
): Result<string> => {
  const sku = 'sku_code' in input.attributes ? skuOfInput(operation, input) : null;
  if (sku === undefined) return failure(mustExist('sku'));
  const result = writeValues(operation, skuListItemShape, item, input, {
    ...(sku && { sku_id: sku.id, sku_code: sku.code }),
  });
  if (result.ok) refreshBundles(operation, item.sku_list_id);
  return result;
};

/** Takes a SKU off a list. */
export const removeSkuListItem = (
  operation: Operation,
  item: Rows['sku_list_items'],
): Result<string> => {
  operation.store.remove('sku_list_items', item.id);
  refreshBundles(operation, item.sku_list_id);
  return success(item.id);
};
