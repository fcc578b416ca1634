import { audited, events } from './common.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';

export const taxCalculatorShape = shape(
  'tax_calculators',
  { name: text('required', 'write', 'query') },
  {
    markets: many('markets', 'tax_calculator'),
    attachments: empty('attachments'),
    events,
    ...audited,
  },
);

/** Tax calculators of all types, of which the manual ones are kept here. */
export const taxCalculators = defineResource(taxCalculatorShape, {
  actions: ['list', 'retrieve'],
  sumOf: ['manual_tax_calculators'],
  derive: { events: deriveEvents('manual_tax_calculators') },
});
