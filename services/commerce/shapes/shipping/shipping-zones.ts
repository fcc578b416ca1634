import { pattern, text } from '../../core/attribute.ts';
import { empty } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
