import { condition } from '../../../engine/store/condition.ts';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { skuListShape } from '../shapes/sku-lists.ts';
import { skuListProblems } from './sku-list-problems.ts';
import { slugOfName } from './slug-of-name.ts';

/** Creates a list of SKUs under a slug made from its name, with a number when that is taken. */
export const createSkuList = (operation: Operation, input: Input): Result<string> => {
  const problems = skuListProblems(null, input);
  if (problems.length > 0) return failure(...problems);
  const stem = slugOfName(String(input.attributes['name']));
  const duplicates = operation.store.count(
    'sku_lists',
    condition('t.slug = ? OR t.slug GLOB ?', stem, `${stem}-[0-9]*`),
  );
  const slug = duplicates === 0 ? stem : `${stem}-${duplicates + 1}`;
  return writeValues(operation, skuListShape, null, input, { slug });
};
