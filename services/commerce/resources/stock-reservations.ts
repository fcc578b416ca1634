import { createStockReservation } from '../inventory/create-stock-reservation.ts';
import { removeStockReservation } from '../inventory/remove-stock-reservation.ts';
import { updateStockReservation } from '../inventory/update-stock-reservation.ts';
import { datetime, integer, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockReservationShape = shape(
  'stock_reservations',
  {
    status: text('query').or('draft'),
    quantity: integer('required', 'write', 'query'),
    /** A draft ends then; one that is pending stays until its goods are taken or let go. */
    expires_at: datetime('query', 'indexed').or(''),
    _pending: trigger('update'),
  },
  {
    line_item: one('line_items'),
    order: one('orders'),
    stock_line_item: one('stock_line_items'),
    stock_transfer: one('stock_transfers'),
    stock_item: one('stock_items', 'required', 'create'),
    reserved_stock: one('reserved_stocks', 'required'),
    sku: one('skus', 'required'),
    event_stores: empty('event_stores'),
  },
);

export const stockReservations = defineResource(stockReservationShape, {
  emits: ['create', 'destroy'],
  create: createStockReservation,
  update: updateStockReservation,
  remove: removeStockReservation,
});
