import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { urlText, longText, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const braintreeGatewayShape = shape(
  'braintree_gateways',
  {
    ...gatewayAttributes,
    merchant_account_id: text('required', 'write', 'hidden'),
    merchant_id: text('required', 'write', 'hidden'),
    public_key: longText('required', 'write', 'hidden'),
    private_key: longText('required', 'write', 'hidden'),
    /** Accepted and without effect: there is no gateway to ask. */
    _check: trigger('write'),
    descriptor_name: text('write'),
    descriptor_phone: text('write'),
    descriptor_url: urlText('write'),
    /** Null: no gateway calls a platform that runs on one machine. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    braintree_payments: many('braintree_payments', 'payment_gateway'),
  },
);

export const braintreeGateways = defineResource(braintreeGatewayShape, {
  compute: {
    credential_keys: credentialKeys(
      'merchant_account_id',
      'merchant_id',
      'public_key',
      'private_key',
    ),
  },
});
