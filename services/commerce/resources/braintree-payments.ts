import { createPaymentSource } from '../payment/create-payment-source.ts';
import { removePaymentSource } from '../payment/remove-payment-source.ts';
import { updatePaymentSource } from '../payment/update-payment-source.ts';
import { audited } from './common.ts';
import { ofShoppersOrder } from './scopes.ts';
import { flag, json, longText, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

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
    /** The nonce has been tried: Braintree takes each one once. */
    nonce_spent: flag('hidden').or(false),
  },
  {
    order: one('orders', 'required', 'write'),
    payment_gateway: one('payment_gateways', 'required'),
    ...audited,
  },
);

export const braintreePayments = defineResource(braintreePaymentShape, {
  guest: ['retrieve', 'create', 'update', 'delete'],
  scope: ofShoppersOrder,
  compute: { payment_method_nonce: (rows) => rows.map(() => null) },
  create: createPaymentSource('braintree_payments'),
  update: updatePaymentSource('braintree_payments'),
  remove: removePaymentSource('braintree_payments'),
});
