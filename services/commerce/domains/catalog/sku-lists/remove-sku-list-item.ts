import type { Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { refreshBundles } from '../refresh-bundles.ts';

/** Takes a SKU off a list. */
export const removeSkuListItem = (
  operation: Operation,
  item: Rows['sku_list_items'],
): Result<string> => {
  operation.store.remove('sku_list_items', item.id);
  refreshBundles(operation, item.sku_list_id);
  return success(item.id);
};
