import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { longText, text, trigger, urlText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const checkoutComGatewayShape = shape(
  'checkout_com_gateways',
  {
    ...gatewayAttributes,
    secret_key: longText('required', 'write', 'hidden'),
    public_key: longText('required', 'write', 'hidden'),
    webhook_endpoint_id: text(),
    webhook_endpoint_secret: text(),
    /** Accepted and without effect: there is no gateway to ask. */
    _check: trigger('write'),
    /** Null: no gateway calls a platform that runs on one machine. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    checkout_com_payments: many('checkout_com_payments', 'payment_gateway'),
  },
);

export const checkoutComGateways = defineResource(checkoutComGatewayShape, {
  compute: { credential_keys: credentialKeys('secret_key', 'public_key') },
});
