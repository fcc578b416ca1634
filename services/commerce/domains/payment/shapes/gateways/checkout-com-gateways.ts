import { longText, text, trigger, urlText } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const checkoutComGatewayShape = shape(
  'checkout_com_gateways',
  {
    ...gatewayAttributes,
    secret_key: longText('required', 'write', 'hidden'),
    public_key: longText('required', 'write', 'hidden'),
    webhook_endpoint_id: text(),
    webhook_endpoint_secret: text(),
    /** Accepted without effect, because no real gateway is connected. */
    _check: trigger('write'),
    /** Always null, because gateways cannot call a local platform. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    checkout_com_payments: many('checkout_com_payments', 'payment_gateway'),
  },
);
