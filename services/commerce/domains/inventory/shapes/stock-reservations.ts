import { datetime, integer, text, trigger } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';

export const stockReservationShape = shape(
  'stock_reservations',
  {
    status: text('query').or('draft'),
    quantity: integer('required', 'write', 'query'),
    /** Expiry of a draft. A pending reservation lasts until its stock is decremented or released. */
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
