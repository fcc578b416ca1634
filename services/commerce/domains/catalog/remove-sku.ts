import { condition } from '../../engine/store/condition.ts';
import type { Operation } from '../../engine/definition/define-resource.ts';
import { failure, statusProblem, success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';
import { refreshBundles } from './refresh-bundles.ts';

/** Resources deleted together with their SKU. */
const parts = [
  'prices',
  'stock_reservations',
  'reserved_stocks',
  'stock_items',
  'sku_list_items',
] as const;

/** Deletes a SKU with its prices, stock and places in lists; one that was ever put into a cart stays. */
export const removeSku = (operation: Operation, sku: Rows['skus']): Result<string> => {
  const { store } = operation;
  const lines = condition("t.item_type = 'skus' AND t.item_id = ?", sku.id);
  if (store.count('line_items', lines) > 0)
    return failure(
      statusProblem(
        '423',
        'LOCKED',
        'Record locked',
        'The resource cannot be deleted, because line_items depend on it.',
      ),
    );
  const lists = store.where('sku_list_items', { sku_id: sku.id });
  for (const type of parts)
    for (const { id } of store.where(type, { sku_id: sku.id })) store.remove(type, id);
  store.remove('skus', sku.id);
  for (const { sku_list_id } of lists) refreshBundles(operation, sku_list_id);
  return success(sku.id);
};
