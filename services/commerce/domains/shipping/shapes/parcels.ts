import {
  datetime,
  flag,
  float,
  list,
  longText,
  text,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { empty, many, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events } from '../../shared-shapes.ts';

export const parcelShape = shape(
  'parcels',
  {
    number: text().or(''),
    weight: float('required', 'write', 'query'),
    unit_of_weight: text('required', 'write'),
    eel_pfc: text('write'),
    contents_type: text('write'),
    contents_explanation: longText('write', 'filter'),
    customs_certify: flag('write'),
    customs_signer: text('write'),
    non_delivery_option: text('write'),
    restriction_type: text('write'),
    restriction_comments: longText('write'),
    customs_info_required: flag('write'),
    shipping_label_url: urlText('write', 'filter'),
    shipping_label_file_type: text('write', 'filter'),
    shipping_label_size: text('write', 'filter'),
    shipping_label_resolution: text('write', 'filter'),
    tracking_number: text('write', 'filter'),
    tracking_status: text('write', 'query'),
    tracking_status_detail: longText('write', 'filter'),
    tracking_status_updated_at: datetime('write', 'query'),
    tracking_details: list('write'),
    carrier_weight_oz: text('write', 'query'),
    signed_by: text('write'),
    incoterm: text('write', 'filter'),
    delivery_confirmation: text('write', 'filter'),
  },
  {
    shipment: one('shipments', 'required', 'write'),
    package: one('packages', 'required', 'write'),
    parcel_line_items: many('parcel_line_items', 'parcel'),
    attachments: empty('attachments'),
    events,
    ...audited,
  },
);
