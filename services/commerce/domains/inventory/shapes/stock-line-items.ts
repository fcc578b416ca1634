import { flag, integer, text, trigger, urlText } from '../../../engine/definition/attribute.ts';
import { derivedOne, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const stockLineItemShape = shape(
  'stock_line_items',
  {
    sku_code: text('write', 'filter'),
    bundle_code: text(),
    quantity: integer('required', 'write', 'query'),
    /** Units taken from the stock item. Tracked so that they are returned exactly once. */
    taken_quantity: integer('hidden').or(0),
    /** Waits for a stock transfer. Hidden until then, because the transfer represents its units. */
    by_transfer: flag('hidden').or(false),
    _reserve_stock: trigger('update', 'internal'),
    _release_stock: trigger('update', 'internal'),
    _decrement_stock: trigger('update', 'internal'),
    name: text(),
    image_url: urlText(),
  },
  {
    shipment: one('shipments', 'write'),
    line_item: one('line_items', 'write'),
    stock_item: one('stock_items', 'write'),
    sku: one('skus', 'write'),
    stock_reservation: derivedOne('stock_reservations'),
    ...audited,
  },
);
