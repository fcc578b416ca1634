import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { blank, failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { skuOptionShape } from './shapes/sku-options.ts';
import type { Rows } from '../rows.ts';
import { currencyOfInput } from './currency-of-input.ts';
import { patternProblems } from './pattern-problems.ts';

/** Creates an option (`option` null) or changes one. Its currency is its market's unless given. */
export const writeSkuOption = (
  operation: Operation,
  option: Rows['sku_options'] | null,
  input: Input,
): Result<string> => {
  const problems = patternProblems(input);
  const currency_code = currencyOfInput(operation, option, input);
  if (currency_code === null) problems.push(blank('currency_code'));
  if (problems.length > 0) return failure(...problems);
  const hours = Number(input.attributes['delay_hours'] ?? option?.delay_hours ?? 0);
  return writeValues(operation, skuOptionShape, option, input, {
    currency_code,
    delay_days: Math.round(hours / 24),
  });
};
