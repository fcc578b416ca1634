import { integer, text, urlText } from '../../../engine/definition/attribute.ts';
import { emptyOne, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

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
