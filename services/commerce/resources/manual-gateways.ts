import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';

export const manualGatewayShape = shape('manual_gateways', gatewayAttributes, gatewayRelationships);

export const manualGateways = defineResource(manualGatewayShape, {
  compute: { credential_keys: (rows) => rows.map(() => null) },
});
