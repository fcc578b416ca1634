import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { skuShape } from './shapes/skus.ts';
import type { Rows } from '../rows.ts';
import { refreshBundles } from './refresh-bundles.ts';
import { unitOfWeightProblems } from './unit-of-weight-problems.ts';

/** Resources that copy the code of their SKU. */
const repeating = ['prices', 'stock_items', 'sku_list_items'] as const;

/** Updates a SKU, the resources that copy its code, and the bundles whose flags depend on it. */
export const updateSku = (
  operation: Operation,
  sku: Rows['skus'],
  input: Input,
): Result<string> => {
  const problems = unitOfWeightProblems(input);
  if (problems.length > 0) return failure(...problems);
  const result = writeValues(operation, skuShape, sku, input);
  if (!result.ok) return result;
  const { store } = operation;
  const { code } = input.attributes;
  if (typeof code === 'string' && code !== sku.code)
    for (const type of repeating)
      for (const { id } of store.where(type, { sku_id: sku.id }))
        store.update(type, id, { sku_code: code });
  if ('do_not_ship' in input.attributes || 'do_not_track' in input.attributes)
    for (const { sku_list_id } of store.where('sku_list_items', { sku_id: sku.id }))
      refreshBundles(operation, sku_list_id);
  return result;
};
