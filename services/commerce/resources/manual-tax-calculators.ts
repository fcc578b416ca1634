import { audited, events } from './common.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

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

export const manualTaxCalculators = defineResource(manualTaxCalculatorShape, {
  derive: { events: deriveEvents('manual_tax_calculators') },
});
