import { defineResource, type Resource } from '../core/define-resource.ts';
import { writeTaxRule } from '../catalogue/write-tax-rule.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { manualTaxCalculatorShape } from '../shapes/tax/manual-tax-calculators.ts';
import { taxCalculatorShape } from '../shapes/tax/tax-calculators.ts';
import { taxRuleShape } from '../shapes/tax/tax-rules.ts';

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
