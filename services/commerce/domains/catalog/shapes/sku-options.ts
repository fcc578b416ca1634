import { integer, longText, money, pattern, text } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

export const skuOptionShape = shape(
  'sku_options',
  {
    name: text('required', 'write', 'query'),
    currency_code: text('write', 'query'),
    description: longText('write', 'filter'),
    price_amount: money('write', 'query').or(0),
    delay_hours: integer('write', 'query').or(0),
    /** `delay_hours` in days, rounded. */
    delay_days: integer('query').or(0),
    sku_code_regex: pattern('write'),
    ...tagged,
  },
  {
    market: one('markets', 'write'),
    attachments: empty('attachments'),
    events,
    tags,
    ...audited,
  },
);
