import {
  datetime,
  integer,
  json,
  money,
  text,
  trigger,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const returnLineItemShape = shape(
  'return_line_items',
  {
    sku_code: text(),
    bundle_code: text(),
    quantity: integer('required', 'write', 'query'),
    name: text(),
    image_url: urlText(),
    /** Of the order. Formats the amounts. */
    currency_code: text('hidden'),
    total_amount: money('query').or(0),
    _restock: trigger('update'),
    return_reason: json('write', 'filter'),
    restocked_at: datetime('query'),
  },
  {
    return: one('returns', 'required', 'create'),
    line_item: one('line_items', 'required', 'create'),
    event_stores: audited.event_stores,
  },
);
