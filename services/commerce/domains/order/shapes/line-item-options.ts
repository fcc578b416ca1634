import { flag, integer, json, money, text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

export const lineItemOptionShape = shape(
  'line_item_options',
  {
    name: text('write', 'query'),
    quantity: integer('required', 'write', 'query'),
    currency_code: text('query'),
    unit_amount: money('write', 'query', 'internal').or(0),
    /** An integration set the unit amount, so repricing skips the option. */
    has_own_price: flag('hidden').or(false),
    total_amount: money().or(0),
    delay_hours: integer('query'),
    delay_days: integer('computed', 'filter'),
    options: json('required', 'write'),
    ...tagged,
  },
  {
    line_item: one('line_items', 'required', 'create'),
    sku_option: one('sku_options', 'required', 'write'),
    events,
    tags,
    event_stores: audited.event_stores,
  },
);
