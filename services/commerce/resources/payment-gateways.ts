import { defineResource, type Resource } from '../core/define-resource.ts';
import { credentialKeys } from '../payment/gateways/credential-keys.ts';
import { updateExternalGateway } from '../payment/gateways/update-external-gateway.ts';
import { adyenGatewayShape } from '../shapes/payment/gateways/adyen-gateways.ts';
import { braintreeGatewayShape } from '../shapes/payment/gateways/braintree-gateways.ts';
import { checkoutComGatewayShape } from '../shapes/payment/gateways/checkout-com-gateways.ts';
import { externalGatewayShape } from '../shapes/payment/gateways/external-gateways.ts';
import { klarnaGatewayShape } from '../shapes/payment/gateways/klarna-gateways.ts';
import { manualGatewayShape } from '../shapes/payment/gateways/manual-gateways.ts';
import { paymentGatewayShape } from '../shapes/payment/gateways/payment-gateways.ts';
import { paypalGatewayShape } from '../shapes/payment/gateways/paypal-gateways.ts';
import { satispayGatewayShape } from '../shapes/payment/gateways/satispay-gateways.ts';
import { stripeGatewayShape } from '../shapes/payment/gateways/stripe-gateways.ts';
import { gatewayOf } from '../shapes/payment/sources/source-types.ts';

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
