import { flag, json, longText, text } from '../../../../engine/definition/attribute.ts';
import { one } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { audited } from '../../../shared-shapes.ts';

export const braintreePaymentShape = shape(
  'braintree_payments',
  {
    client_token: longText().or(''),
    /** Write-only, always null when read: anyone who holds a nonce can pay with it. */
    payment_method_nonce: longText('update', 'computed'),
    payment_id: text('write'),
    local: flag('write').or(false),
    options: json('write'),
    payment_instrument: json(),
    nonce: text('hidden'),
    /** Whether the nonce was used. Braintree accepts each one once. */
    nonce_spent: flag('hidden').or(false),
  },
  {
    order: one('orders', 'required', 'write'),
    payment_gateway: one('payment_gateways', 'required'),
    ...audited,
  },
);
