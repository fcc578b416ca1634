import { datetime, integer, money, text, trigger } from '../../../engine/definition/attribute.ts';
import { empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

export const returnShape = shape(
  'returns',
  {
    number: text('query', 'indexed').or(''),
    status: text('query').or('draft'),
    /** Of the order. Formats the amounts. */
    currency_code: text('hidden'),
    customer_email: text('computed'),
    skus_count: integer('filter').or(0),
    approved_at: datetime('query'),
    cancelled_at: datetime('query'),
    shipped_at: datetime('query'),
    rejected_at: datetime('query'),
    received_at: datetime('query'),
    refunded_at: datetime('query'),
    archived_at: datetime('query'),
    _request: trigger('update'),
    _approve: trigger('update'),
    _cancel: trigger('update'),
    _ship: trigger('update'),
    _reject: trigger('update'),
    _receive: trigger('update'),
    _restock: trigger('update'),
    _archive: trigger('update'),
    _unarchive: trigger('update'),
    _refund: trigger('update'),
    _refund_amount_cents: integer('command', 'update'),
    estimated_refund_amount: money().or(0),
    ...tagged,
  },
  {
    order: one('orders', 'required', 'create'),
    customer: one('customers'),
    stock_location: one('stock_locations', 'write'),
    origin_address: one('addresses'),
    destination_address: one('addresses'),
    reference_capture: one('captures', 'write'),
    reference_refund: one('refunds'),
    return_line_items: many('return_line_items', 'return'),
    attachments: empty('attachments'),
    resource_errors: many('resource_errors', 'resource'),
    events,
    tags,
    ...audited,
  },
);
