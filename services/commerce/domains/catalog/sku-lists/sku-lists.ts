import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { blank, failure, type Problem, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { patternProblems } from '../pattern-problems.ts';
import { condition } from '../../../engine/store/condition.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { skuListShape } from '../shapes/sku-lists.ts';
import { refreshBundles } from '../refresh-bundles.ts';

/** Problems of a list to be written: an automatic one needs a pattern, and patterns must be valid. */
const skuListProblems = (list: Rows['sku_lists'] | null, input: Input): Problem[] => {
  const { manual = list?.manual ?? true, sku_code_regex = list?.sku_code_regex } = input.attributes;
  // `null` means the default, manual.
  const automatic = manual === false;
  return automatic && !sku_code_regex ? [blank('sku_code_regex')] : patternProblems(input);
};

/** A name as a URL slug: lower-case letters and digits, joined by dashes. */
const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

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
