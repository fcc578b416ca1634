import { integer, text, urlText } from '../../core/attribute.ts';
import { emptyOne, one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

export const parcelLineItemShape = shape(
  'parcel_line_items',
  {
    sku_code: text(),
    bundle_code: text(),
    quantity: integer('required', 'create', 'query'),
    name: text().or(''),
    image_url: urlText(),
  },
  {
    parcel: one('parcels', 'required', 'create'),
    stock_line_item: one('stock_line_items', 'required', 'create'),
    shipment_line_item: emptyOne('shipment_line_items'),
    ...audited,
  },
);
