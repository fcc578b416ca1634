import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, type Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { skuOfInput } from '../../inventory/sku-of-input.ts';
import { skuListItemShape } from '../shapes/sku-list-items.ts';
import type { Rows } from '../../rows.ts';
import { refreshBundles } from '../refresh-bundles.ts';

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
