import type { Input, Operation } from '../core/define-resource.ts';
import { failure, type Result } from '../core/problem.ts';
import { writeValues } from '../core/write/write-values.ts';
import { taxRuleShape } from '../shapes/tax/tax-rules.ts';
import type { Rows } from '../shapes/rows.ts';
import { patternProblems } from './pattern-problems.ts';

/** Creates a tax rule (`rule` null) or changes one; its patterns must be regular expressions. */
export const writeTaxRule = (
  operation: Operation,
  rule: Rows['tax_rules'] | null,
  input: Input,
): Result<string> => {
  const problems = patternProblems(input);
  return problems.length > 0
    ? failure(...problems)
    : writeValues(operation, taxRuleShape, rule, input);
};
