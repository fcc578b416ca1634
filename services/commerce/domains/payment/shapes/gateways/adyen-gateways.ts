import {
  flag,
  integer,
  longText,
  text,
  trigger,
  urlText,
} from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

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
    /** Accepted without effect, because no real gateway is connected. */
    _check: trigger('write'),
    /** Always null, because gateways cannot call a local platform. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    adyen_payments: many('adyen_payments', 'payment_gateway'),
  },
);
