import { credentialKeys } from '../payment/credential-keys.ts';
import { gatewayAttributes, gatewayRelationships } from './gateway-parts.ts';
import { longText, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

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

export const klarnaGateways = defineResource(klarnaGatewayShape, {
  compute: { credential_keys: credentialKeys('api_key', 'api_secret') },
});
