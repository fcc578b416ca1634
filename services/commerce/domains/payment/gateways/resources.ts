import { defineResource, type Resource } from '../../../engine/definition/define-resource.ts';
import { credentialKeys } from './credential-keys.ts';
import { updateExternalGateway } from './update-external-gateway.ts';
import { adyenGatewayShape } from '../shapes/gateways/adyen-gateways.ts';
import { braintreeGatewayShape } from '../shapes/gateways/braintree-gateways.ts';
import { checkoutComGatewayShape } from '../shapes/gateways/checkout-com-gateways.ts';
import { externalGatewayShape } from '../shapes/gateways/external-gateways.ts';
import { klarnaGatewayShape } from '../shapes/gateways/klarna-gateways.ts';
import { manualGatewayShape } from '../shapes/gateways/manual-gateways.ts';
import { paymentGatewayShape } from '../shapes/gateways/payment-gateways.ts';
import { paypalGatewayShape } from '../shapes/gateways/paypal-gateways.ts';
import { satispayGatewayShape } from '../shapes/gateways/satispay-gateways.ts';
import { stripeGatewayShape } from '../shapes/gateways/stripe-gateways.ts';
import { gatewayOf } from '../shapes/sources/source-types.ts';

/** Resources of payment gateways. */
export const paymentGatewayResources: readonly Resource[] = [
  defineResource(paymentGatewayShape, {
    actions: ['list', 'retrieve'],
    sumOf: Object.values(gatewayOf),
  }),
  defineResource(manualGatewayShape, {
    compute: { credential_keys: (rows) => rows.map(() => null) },
  }),
  defineResource(adyenGatewayShape, {
    compute: { credential_keys: credentialKeys('merchant_account', 'api_key', 'public_key') },
  }),
  defineResource(braintreeGatewayShape, {
    compute: {
      credential_keys: credentialKeys(
        'merchant_account_id',
        'merchant_id',
        'public_key',
        'private_key',
      ),
    },
  }),
  defineResource(checkoutComGatewayShape, {
    compute: { credential_keys: credentialKeys('secret_key', 'public_key') },
  }),
  defineResource(externalGatewayShape, {
    compute: { credential_keys: (rows) => rows.map(() => null) },
    update: updateExternalGateway,
  }),
  defineResource(klarnaGatewayShape, {
    compute: { credential_keys: credentialKeys('api_key', 'api_secret') },
  }),
  defineResource(paypalGatewayShape, {
    compute: { credential_keys: credentialKeys('client_id', 'client_secret') },
  }),
  defineResource(satispayGatewayShape, {
    compute: { credential_keys: credentialKeys('token') },
  }),
  defineResource(stripeGatewayShape, {
    compute: { credential_keys: credentialKeys('login', 'publishable_key') },
  }),
];
