import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const paymentGatewayShape = shape(
  'payment_gateways',
  gatewayAttributes,
  gatewayRelationships,
);
