import type { GatewayAnswer, Instrument } from '../gateways/gateway-answer.ts';
import {
  consumedNonce,
  gatewayRejected,
  invalidRequest,
  processorDeclined,
  processorUnavailable,
} from './refusals.ts';

/** The test case of a nonce, and Braintree's response to it unless that is "approved". */
export interface TestNonce {
  readonly instrument: Instrument;
  readonly refusal?: Extract<GatewayAnswer, { succeeded: false }>;
}

const card = (card_type: string, card_last_digits: string): TestNonce => ({
  instrument: {
    issuer_type: 'card',
    card_type,
    card_last_digits,
    card_expiry_month: '12',
    card_expiry_year: '2032',
  },
});
const refused = (nonce: TestNonce, refusal: TestNonce['refusal']): TestNonce => ({
  ...nonce,
  ...(refusal && { refusal }),
});
const account = (issuer_type: string): TestNonce => ({
  instrument: { issuer_type, email: 'jane.doe@example.com' },
});

const visa = card('visa', '1881');
const mastercard = card('mastercard', '4444');
const amex = card('amex', '0005');
const discover = card('discover', '1117');
const jcb = card('jcb', '0000');
const doNotHonor = processorDeclined('2000', 'Do Not Honor');
const unauthenticated = refused(visa, gatewayRejected('three_d_secure'));

const visas = [
  'valid',
  'valid-no-billing-address',
  'valid-visa',
  'valid-prepaid',
  'valid-commercial',
  'valid-durbin-regulated',
  'valid-healthcare',
  'valid-debit',
  'valid-payroll',
  'valid-no-indicators',
  'valid-unknown-indicators',
  'valid-country-of-issuance-usa',
  'valid-country-of-issuance-cad',
  'valid-issuing-bank-network-only',
  'apple-pay-visa',
  'android-pay',
  'android-pay-visa',
  'visa-checkout-visa',
  'abstract-transactable',
  // Authenticated, attempted, or not to be had: the last two without a shift of liability.
  'three-d-secure-visa-full-authentication',
  'three-d-secure-visa-attempts-non-participating',
  'three-d-secure-visa-not-enrolled',
  'three-d-secure-visa-bypassed-authentication',
  'three-d-secure-visa-unavailable',
  'three-d-secure-visa-authentication-unavailable',
  'three-d-secure-visa-lookup-timeout',
  'three-d-secure-visa-mpi-lookup-error',
  'three-d-secure-two-visa-successful-frictionless-authentication',
  'three-d-secure-two-visa-successful-step-up-authentication',
  'three-d-secure-two-visa-error-on-lookup',
  'three-d-secure-two-visa-timeout-on-lookup',
] as const;

/**
 * Braintree's documented test nonces, without `fake-` and `-nonce`:
 * https://developer.paypal.com/braintree/docs/reference/general/testing#payment-method-nonces
 */
export const testNonces: ReadonlyMap<string, TestNonce> = new Map<string, TestNonce>([
  ...visas.map((name) => [name, visa] as const),
  ['valid-mastercard', mastercard],
  ['valid-amex', amex],
  ['valid-discover', discover],
  ['valid-jcb', jcb],
  ['valid-maestro', card('maestro', '0000')],
  ['valid-dinersclub', card('diners', '0004')],
  ['apple-pay-mastercard', mastercard],
  ['apple-pay-amex', amex],
  ['android-pay-mastercard', mastercard],
  ['android-pay-amex', amex],
  ['android-pay-discover', discover],
  ['visa-checkout-mastercard', mastercard],
  ['visa-checkout-amex', amex],
  ['visa-checkout-discover', discover],
  ['paypal-one-time', account('paypal')],
  ['paypal-billing-agreement', account('paypal')],
  ['local-payment-method', account('local_payment')],
  ['venmo-account', account('venmo')],
  ['processor-declined-visa', refused(visa, doNotHonor)],
  ['processor-declined-mastercard', refused(mastercard, doNotHonor)],
  ['processor-declined-amex', refused(amex, doNotHonor)],
  ['processor-declined-discover', refused(discover, doNotHonor)],
  ['processor-failure-jcb', refused(jcb, processorUnavailable)],
  ['luhn-invalid', refused(visa, invalidRequest('81715', 'Credit card number is invalid.'))],
  ['consumed', refused(visa, consumedNonce)],
  ['gateway-rejected-fraud', refused(visa, gatewayRejected('fraud'))],
  ['gateway-rejected-risk-thresholds', refused(visa, gatewayRejected('risk_threshold'))],
  // The issuer asks the shopper to prove who they are, and the proof failed or is still to come.
  ['three-d-secure-visa-failed-signature', unauthenticated],
  ['three-d-secure-visa-failed-authentication', unauthenticated],
  ['three-d-secure-visa-mpi-authenticate-error', unauthenticated],
  ['three-d-secure-two-visa-challenge-required', unauthenticated],
  ['three-d-secure-two-visa-failed-authentication', unauthenticated],
]);
