import { datetime, integer, text, trigger } from '../../../engine/definition/attribute.ts';
import { derivedOne, empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events } from '../../shared-shapes.ts';

export const stockTransferShape = shape(
  'stock_transfers',
  {
    number: text('write', 'query'),
    sku_code: text('write'),
    status: text('query').or('draft'),
    quantity: integer('required', 'write', 'query'),
    /** Units taken from the origin and not yet added to the destination. */
    moving_quantity: integer('hidden').or(0),
    on_hold_at: datetime('query'),
    picking_at: datetime('query'),
    in_transit_at: datetime('query'),
    completed_at: datetime('query'),
    cancelled_at: datetime('query'),
    _upcoming: trigger('update'),
    _on_hold: trigger('update'),
    _picking: trigger('update'),
    _in_transit: trigger('update'),
    _complete: trigger('update'),
    _cancel: trigger('update'),
  },
  {
    sku: one('skus', 'write'),
    origin_stock_location: one('stock_locations', 'required', 'write'),
    destination_stock_location: one('stock_locations', 'required', 'write'),
    shipment: one('shipments', 'write'),
    line_item: one('line_items', 'write'),
    stock_reservation: derivedOne('stock_reservations'),
    attachments: empty('attachments'),
    events,
    ...audited,
  },
);
