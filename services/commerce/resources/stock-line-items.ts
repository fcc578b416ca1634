import { createStockLineItem } from '../inventory/create-stock-line-item.ts';
import { deriveLineReservation } from '../inventory/derive-of-stock.ts';
import { removeStockLineItem } from '../inventory/remove-stock-line-item.ts';
import { updateStockLineItem } from '../inventory/update-stock-line-item.ts';
import { audited } from './common.ts';
import { flag, urlText, integer, text, trigger } from '../core/attribute.ts';
import { condition } from '../core/condition.ts';
import { defineResource } from '../core/define-resource.ts';
import { derivedOne, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stockLineItemShape = shape(
  'stock_line_items',
  {
    sku_code: text('write', 'filter'),
    bundle_code: text(),
    quantity: integer('required', 'write', 'query'),
    /** Units this line has out of its stock item; they come back exactly once. */
    taken_quantity: integer('hidden').or(0),
    /** A stock transfer still has to bring its units: until then they are shown as the transfer alone. */
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

export const stockLineItems = defineResource(stockLineItemShape, {
  shown: (alias) => condition(`${alias}.by_transfer = 0`),
  derive: { stock_reservation: deriveLineReservation },
  create: createStockLineItem,
  update: updateStockLineItem,
  remove: removeStockLineItem,
});
