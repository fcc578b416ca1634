import { gatewayOf } from '../payment/source-types.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';

export const paymentGatewayShape = shape(
  'payment_gateways',
  gatewayAttributes,
  gatewayRelationships,
);

export const paymentGateways = defineResource(paymentGatewayShape, {
  actions: ['list', 'retrieve'],
  sumOf: Object.values(gatewayOf),
});
