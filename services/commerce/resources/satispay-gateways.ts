import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { longText, text, urlText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { randomUUID } from 'node:crypto';

export const satispayGatewayShape = shape(
  'satispay_gateways',
  {
    ...gatewayAttributes,
    token: longText('required', 'create'),
    key_id: text().or(randomUUID),
    /** Null: no gateway calls a platform that runs on one machine. */
    webhook_endpoint_url: urlText(),
  },
  {
    ...gatewayRelationships,
    satispay_payments: many('satispay_payments', 'payment_gateway'),
  },
);

export const satispayGateways = defineResource(satispayGatewayShape, {
  compute: { credential_keys: credentialKeys('token') },
});
