import { datetime, flag, integer, text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

export const couponShape = shape(
  'coupons',
  {
    /** 8 to 40 characters. */
    code: text('required', 'write', 'query', 'indexed'),
    customer_single_use: flag('write', 'query').or(false),
    usage_limit: integer('write', 'query'),
    usage_count: integer('query').or(0),
    recipient_email: text('write'),
    expires_at: datetime('write', 'query'),
    ...tagged,
  },
  {
    promotion_rule: one('coupon_codes_promotion_rules', 'required', 'write'),
    coupon_recipient: one('coupon_recipients', 'write'),
    events,
    tags,
    ...audited,
  },
);
