import { integer } from '../../../engine/definition/attribute.ts';
import { many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const reservedStockShape = shape(
  'reserved_stocks',
  {
    /** Sum of the stock item's reservations: in stock but not for sale. */
    quantity: integer('query').or(0),
  },
  {
    stock_item: one('stock_items', 'required'),
    sku: one('skus', 'required'),
    stock_reservations: many('stock_reservations', 'reserved_stock'),
    ...audited,
  },
);
