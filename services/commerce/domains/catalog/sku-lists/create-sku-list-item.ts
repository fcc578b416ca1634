import { condition } from '../../../engine/store/condition.ts';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { skuListItemShape } from '../shapes/sku-list-items.ts';
import { refreshBundles } from '../refresh-bundles.ts';
import { skuOfInput } from '../../inventory/sku-of-input.ts';

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
