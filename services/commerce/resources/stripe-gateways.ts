import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { flag, longText, text, trigger, urlText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const stripeGatewayShape = shape(
  'stripe_gateways',
  {
    ...gatewayAttributes,
    login: longText('required', 'create', 'hidden'),
    publishable_key: longText('create', 'hidden'),
    connected_account: text('write'),
    auto_payments: flag('write').or(false),
    webhook_endpoint_id: text(),
    webhook_endpoint_secret: text(),
    /** Accepted and without effect: there is no gateway to ask. */
    _check: trigger('write'),
    /** Null: no gateway calls a platform that runs on one machine. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    stripe_payments: many('stripe_payments', 'payment_gateway'),
  },
);

export const stripeGateways = defineResource(stripeGatewayShape, {
  compute: { credential_keys: credentialKeys('login', 'publishable_key') },
});
