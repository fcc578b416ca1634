import { integer, json, money, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const lineItemOptionShape = shape(
  'line_item_options',
  {
    name: text('write', 'query'),
    quantity: integer('required', 'write', 'query'),
    currency_code: text('query'),
    unit_amount: money('write', 'query'),
    total_amount: money(),
    delay_hours: integer('query'),
    delay_days: integer('filter'),
    options: json('required', 'write'),
  },
  {
    line_item: one('line_items', 'required', 'create'),
    sku_option: one('sku_options', 'required', 'write'),
  },
);

export const lineItemOptions = defineResource(lineItemOptionShape, {});
