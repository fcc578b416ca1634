import type { Input } from '../../../engine/definition/define-resource.ts';
import { blank, type Problem } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { patternProblems } from '../pattern-problems.ts';

/** Problems of a list to be written: an automatic one needs a pattern, and patterns must be valid. */
export const skuListProblems = (list: Rows['sku_lists'] | null, input: Input): Problem[] => {
  const { manual = list?.manual ?? true, sku_code_regex = list?.sku_code_regex } = input.attributes;
  // `null` means the default, manual.
  const automatic = manual === false;
  return automatic && !sku_code_regex ? [blank('sku_code_regex')] : patternProblems(input);
};
