import {
  type Input,
  type Operation,
  defineResource,
  type Resource,
} from '../../../engine/definition/define-resource.ts';
import type { Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { newSecret } from '../../../engine/store/new-secret.ts';
import { externalGatewayShape } from '../shapes/gateways/external-gateways.ts';
import type { Rows } from '../../rows.ts';
import { adyenGatewayShape } from '../shapes/gateways/adyen-gateways.ts';
import { braintreeGatewayShape } from '../shapes/gateways/braintree-gateways.ts';
import { checkoutComGatewayShape } from '../shapes/gateways/checkout-com-gateways.ts';
import { klarnaGatewayShape } from '../shapes/gateways/klarna-gateways.ts';
import { manualGatewayShape } from '../shapes/gateways/manual-gateways.ts';
import { paymentGatewayShape } from '../shapes/gateways/payment-gateways.ts';
import { paypalGatewayShape } from '../shapes/gateways/paypal-gateways.ts';
import { satispayGatewayShape } from '../shapes/gateways/satispay-gateways.ts';
import { stripeGatewayShape } from '../shapes/gateways/stripe-gateways.ts';
import { gatewayOf } from '../shapes/sources/source-types.ts';

/** Masks all but the last four characters; a value of at most eight characters is masked entirely. */
const masked = (value: string): string => `********${value.length > 8 ? value.slice(-4) : ''}`;

/** `credential_keys` of gateways: enough of each credential named to tell them apart, too little to use them. */
const credentialKeys =
  (...names: readonly string[]) =>
  (rows: readonly Readonly<Record<string, unknown>>[]): readonly Record<string, string>[] =>
    rows.map((row) =>
      Object.fromEntries(names.map((name) => [name, masked(String(row[name] ?? ''))])),
    );

/** Updates an external gateway. Triggers rotate its secret or close its circuit. */
const updateExternalGateway = (
  operation: Operation,
  gateway: Rows['external_gateways'],
  input: Input,
): Result<string> =>
  writeValues(operation, externalGatewayShape, gateway, input, {
    ...(input.attributes['_regenerate_shared_secret'] === true && { shared_secret: newSecret() }),
    ...(input.attributes['_reset_circuit'] === true && {
      circuit_state: 'closed',
      circuit_failure_count: 0,
    }),
  });

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
