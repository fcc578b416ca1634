import { randomUUID } from 'node:crypto';
import { longText, text, urlText } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const satispayGatewayShape = shape(
  'satispay_gateways',
  {
    ...gatewayAttributes,
    token: longText('required', 'create'),
    key_id: text().or(randomUUID),
    /** Always null, because gateways cannot call a local platform. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    satispay_payments: many('satispay_payments', 'payment_gateway'),
  },
);
