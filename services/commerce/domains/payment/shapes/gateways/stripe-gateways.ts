import { flag, longText, text, trigger, urlText } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

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
    /** Accepted without effect, because no real gateway is connected. */
    _check: trigger('write'),
    /** Always null, because gateways cannot call a local platform. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    stripe_payments: many('stripe_payments', 'payment_gateway'),
  },
);
