import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { flag, integer, longText, text, trigger, urlText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const adyenGatewayShape = shape(
  'adyen_gateways',
  {
    ...gatewayAttributes,
    merchant_account: text('required', 'write', 'hidden'),
    api_key: longText('required', 'write', 'hidden'),
    public_key: longText('write', 'hidden'),
    live_url_prefix: text('required', 'write'),
    api_version: integer('write').or(71),
    async_api: flag('write').or(true),
    partial_payments: flag('write').or(false),
    order_expiration_mins: integer('write'),
    native_customer_payment_sources: flag('write').or(false),
    webhook_endpoint_secret: text('write'),
    /** Accepted and without effect: there is no gateway to ask. */
    _check: trigger('write'),
    /** Null: no gateway calls a platform that runs on one machine. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    adyen_payments: many('adyen_payments', 'payment_gateway'),
  },
);

export const adyenGateways = defineResource(adyenGatewayShape, {
  compute: { credential_keys: credentialKeys('merchant_account', 'api_key', 'public_key') },
});
