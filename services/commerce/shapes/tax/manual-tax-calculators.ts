import { text } from '../../core/attribute.ts';
import { empty, many } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited, events } from '../common.ts';

export const manualTaxCalculatorShape = shape(
  'manual_tax_calculators',
  {
    name: text('required', 'write', 'query'),
  },
  {
    markets: many('markets', 'tax_calculator'),
    tax_rules: many('tax_rules', 'manual_tax_calculator', 'rowid', 'write'),
    attachments: empty('attachments'),
    events,
    ...audited,
  },
);
