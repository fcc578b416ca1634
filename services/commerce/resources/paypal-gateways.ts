import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { longText, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const paypalGatewayShape = shape(
  'paypal_gateways',
  {
    ...gatewayAttributes,
    client_id: text('required', 'write', 'hidden'),
    client_secret: longText('required', 'write', 'hidden'),
    /** Accepted and without effect: there is no gateway to ask. */
    _check: trigger('write'),
  },
  {
    ...gatewayRelationships,
    paypal_payments: many('paypal_payments', 'payment_gateway'),
  },
);

export const paypalGateways = defineResource(paypalGatewayShape, {
  compute: { credential_keys: credentialKeys('client_id', 'client_secret') },
});
