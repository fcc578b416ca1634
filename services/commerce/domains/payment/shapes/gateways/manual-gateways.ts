import { shape } from '../../../../engine/definition/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const manualGatewayShape = shape('manual_gateways', gatewayAttributes, gatewayRelationships);
