import { list, text, trigger, urlText } from '../../../../engine/definition/attribute.ts';
import { newSecret } from '../../../../engine/store/new-secret.ts';
import { many } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { guarded } from '../../../shared-shapes.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';

export const externalGatewayShape = shape(
  'external_gateways',
  {
    ...gatewayAttributes,
    /** Stored but never called; test tokens simulate the responses. */
    authorize_url: urlText('write'),
    capture_url: urlText('write'),
    void_url: urlText('write'),
    refund_url: urlText('write'),
    token_url: urlText('write'),
    external_includes: list('write'),
    shared_secret: text('confidential').or(newSecret),
    _regenerate_shared_secret: trigger('update'),
    ...guarded,
  },
  {
    ...gatewayRelationships,
    external_payments: many('external_payments', 'payment_gateway'),
  },
);
