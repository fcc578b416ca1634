import { writeShippingZone } from '../shipping/write-shipping-zone.ts';
import { audited } from './common.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const shippingZoneShape = shape(
  'shipping_zones',
  {
    name: text('required', 'write', 'query'),
    country_code_regex: text('write'),
    not_country_code_regex: text('write'),
    state_code_regex: text('write'),
    not_state_code_regex: text('write'),
    zip_code_regex: text('write'),
    not_zip_code_regex: text('write'),
  },
  { attachments: empty('attachments'), ...audited },
);

export const shippingZones = defineResource(shippingZoneShape, {
  create: (operation, input) => writeShippingZone(operation, null, input),
  update: (operation, row, input) => writeShippingZone(operation, row, input),
});
