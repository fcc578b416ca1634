import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { skuListShape } from '../shapes/sku-lists.ts';
import type { Rows } from '../../rows.ts';
import { refreshBundles } from '../refresh-bundles.ts';
import { skuListProblems } from './sku-list-problems.ts';

/** Changes a list of SKUs. Its slug stays, so that links to it keep working. */
export const updateSkuList = (
  operation: Operation,
  list: Rows['sku_lists'],
  input: Input,
): Result<string> => {
  const problems = skuListProblems(list, input);
  if (problems.length > 0) return failure(...problems);
  const result = writeValues(operation, skuListShape, list, input);
  if (result.ok) refreshBundles(operation, list.id);
  return result;
};
