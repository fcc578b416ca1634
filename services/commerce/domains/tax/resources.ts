import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { writeTaxRule } from './write-tax-rule.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { manualTaxCalculatorShape } from './shapes/manual-tax-calculators.ts';
import { taxCalculatorShape } from './shapes/tax-calculators.ts';
import { taxRuleShape } from './shapes/tax-rules.ts';

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
