import { pattern, text } from '../../../engine/definition/attribute.ts';
import { empty } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const shippingZoneShape = shape(
  'shipping_zones',
  {
    name: text('required', 'write', 'query'),
    country_code_regex: pattern('write'),
    not_country_code_regex: pattern('write'),
    state_code_regex: pattern('write'),
    not_state_code_regex: pattern('write'),
    zip_code_regex: pattern('write'),
    not_zip_code_regex: pattern('write'),
  },
  { attachments: empty('attachments'), ...audited },
);
