import { flag, float, json, pattern, text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const taxRuleShape = shape(
  'tax_rules',
  {
    name: text('required', 'write', 'query'),
    tax_rate: float('write', 'query').or(0.0),
    freight_taxable: flag('write', 'filter').or(false),
    payment_method_taxable: flag('write', 'filter').or(false),
    gift_card_taxable: flag('write', 'filter').or(false),
    adjustment_taxable: flag('write', 'filter').or(false),
    breakdown: json(),
    country_code_regex: pattern('write'),
    not_country_code_regex: pattern('write'),
    state_code_regex: pattern('write'),
    not_state_code_regex: pattern('write'),
    zip_code_regex: pattern('write'),
    not_zip_code_regex: pattern('write'),
  },
  {
    manual_tax_calculator: one('manual_tax_calculators', 'required', 'write'),
    ...audited,
  },
);
