import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { taxRuleShape } from './shapes/tax-rules.ts';
import type { Rows } from '../rows.ts';
import { patternProblems } from '../catalog/pattern-problems.ts';

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
