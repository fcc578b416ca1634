import { text } from '../../core/attribute.ts';
import { empty, many } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited, events } from '../common.ts';

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
