import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { guarded } from './common.ts';
import { list, text, trigger, urlText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { newSecret } from '../events/new-secret.ts';
import { updateExternalGateway } from '../payment/update-external-gateway.ts';

export const externalGatewayShape = shape(
  'external_gateways',
  {
    ...gatewayAttributes,
    /** Kept and not called: test tokens answer in place of these endpoints. */
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

export const externalGateways = defineResource(externalGatewayShape, {
  compute: { credential_keys: (rows) => rows.map(() => null) },
  update: updateExternalGateway,
});
