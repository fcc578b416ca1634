import { longText, text, trigger, urlText } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const braintreeGatewayShape = shape(
  'braintree_gateways',
  {
    ...gatewayAttributes,
    merchant_account_id: text('required', 'write', 'hidden'),
    merchant_id: text('required', 'write', 'hidden'),
    public_key: longText('required', 'write', 'hidden'),
    private_key: longText('required', 'write', 'hidden'),
    /** Accepted without effect, because no real gateway is connected. */
    _check: trigger('write'),
    descriptor_name: text('write'),
    descriptor_phone: text('write'),
    descriptor_url: urlText('write'),
    /** Always null, because gateways cannot call a local platform. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    braintree_payments: many('braintree_payments', 'payment_gateway'),
  },
);
