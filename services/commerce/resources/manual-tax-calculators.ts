import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const manualTaxCalculatorShape = shape(
  'manual_tax_calculators',
  {
    name: text('required', 'write', 'query'),
  },
  {
    markets: many('markets', 'tax_calculator'),
    tax_rules: many('tax_rules', 'manual_tax_calculator'),
  },
);

export const manualTaxCalculators = defineResource(manualTaxCalculatorShape, {});
