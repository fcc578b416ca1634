import {
  type Input,
  type Operation,
  defineResource,
  type Resource,
} from '../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { taxRuleShape } from './shapes/tax-rules.ts';
import type { Rows } from '../rows.ts';
import { patternProblems } from '../catalog/pattern-problems.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { manualTaxCalculatorShape } from './shapes/manual-tax-calculators.ts';
import { taxCalculatorShape } from './shapes/tax-calculators.ts';

/** Creates a tax rule (`rule` null) or changes one; its patterns must be regular expressions. */
const writeTaxRule = (
  operation: Operation,
  rule: Rows['tax_rules'] | null,
  input: Input,
): Result<string> => {
  const problems = patternProblems(input);
  return problems.length > 0
    ? failure(...problems)
    : writeValues(operation, taxRuleShape, rule, input);
};

/** Resources of tax calculators and rules. */
export const taxResources: readonly Resource[] = [
  /** Tax calculators of all types; this platform implements the manual one only. */
  defineResource(taxCalculatorShape, {
    actions: ['list', 'retrieve'],
    sumOf: ['manual_tax_calculators'],
    derive: { events: deriveEvents('manual_tax_calculators') },
  }),
  defineResource(manualTaxCalculatorShape, {
    derive: { events: deriveEvents('manual_tax_calculators') },
  }),
  defineResource(taxRuleShape, {
    create: (operation, input) => writeTaxRule(operation, null, input),
    update: writeTaxRule,
  }),
];
