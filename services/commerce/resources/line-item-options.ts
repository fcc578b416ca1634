import { condition } from '../core/condition.ts';
import { createLineItemOption } from '../order/create-line-item-option.ts';
import { removeLineItemOption } from '../order/remove-line-item-option.ts';
import { updateLineItemOption } from '../order/update-line-item-option.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events, tagged, tags } from './common.ts';
import { ofShoppersOrder } from './scopes.ts';
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
    unit_amount: money('write', 'query', 'internal').or(0),
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

export const lineItemOptions = defineResource(lineItemOptionShape, {
  guest: ['retrieve', 'create', 'update', 'delete'],
  scope: (viewer, alias) => {
    const lines = ofShoppersOrder(viewer, 'l');
    return condition(
      `EXISTS (SELECT 1 FROM line_items l WHERE l.id = ${alias}.line_item_id AND ${lines.sql})`,
      ...lines.params,
    );
  },
  compute: {
    delay_days: (rows) => rows.map(({ delay_hours }) => Math.floor((delay_hours ?? 0) / 24)),
  },
  derive: { events: deriveEvents('line_item_options') },
  create: createLineItemOption,
  update: updateLineItemOption,
  remove: removeLineItemOption,
});
