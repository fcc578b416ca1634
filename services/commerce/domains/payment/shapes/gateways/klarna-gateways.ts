import { longText, text } from '../../../../engine/definition/attribute.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const klarnaGatewayShape = shape(
  'klarna_gateways',
  {
    ...gatewayAttributes,
    country_code: text('required', 'write', 'hidden'),
    api_key: longText('required', 'write', 'hidden'),
    api_secret: longText('required', 'write', 'hidden'),
  },
  {
    ...gatewayRelationships,
    klarna_payments: many('klarna_payments', 'payment_gateway'),
  },
);
