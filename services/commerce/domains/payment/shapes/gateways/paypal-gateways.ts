import { longText, text, trigger } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const paypalGatewayShape = shape(
  'paypal_gateways',
  {
    ...gatewayAttributes,
    client_id: text('required', 'write', 'hidden'),
    client_secret: longText('required', 'write', 'hidden'),
    /** Accepted without effect, because no real gateway is connected. */
    _check: trigger('write'),
  },
  {
    ...gatewayRelationships,
    paypal_payments: many('paypal_payments', 'payment_gateway'),
  },
);
