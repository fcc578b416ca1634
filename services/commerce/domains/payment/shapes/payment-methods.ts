import { datetime, flag, money, text, trigger } from '../../../engine/definition/attribute.ts';
import { empty, emptyOne, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const paymentMethodShape = shape(
  'payment_methods',
  {
    name: text('write', 'query'),
    payment_source_type: text('required', 'write', 'query'),
    currency_code: text('write', 'query'),
    moto: flag('write').or(false),
    require_capture: flag('write').or(true),
    auto_place: flag('write').or(false),
    auto_capture: flag('write').or(false),
    price_amount: money('required', 'write', 'query'),
    auto_capture_max_amount: money('write'),
    _disable: trigger('write'),
    _enable: trigger('write'),
    disabled_at: datetime('query'),
  },
  {
    market: one('markets', 'write'),
    payment_gateway: one('payment_gateways', 'required', 'write'),
    store: emptyOne('stores', 'write'),
    attachments: empty('attachments'),
    ...audited,
  },
);
