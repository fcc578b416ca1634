import { shape } from '../../../core/shape.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const manualGatewayShape = shape('manual_gateways', gatewayAttributes, gatewayRelationships);
