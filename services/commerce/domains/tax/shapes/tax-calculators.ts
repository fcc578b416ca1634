import { text } from '../../../engine/definition/attribute.ts';
import { empty, many } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events } from '../../shared-shapes.ts';

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
