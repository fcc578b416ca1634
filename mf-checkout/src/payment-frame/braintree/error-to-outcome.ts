import type { CardOutcome } from '../../steps/payment/card/card-port.ts';

interface BraintreeError {
  code?: string;
  type?: string;
  details?: { originalError?: unknown };
}

/** The error of Braintree's SDK inside one of Drop-in's, if any. */
const braintreeErrorOf = (error: unknown): BraintreeError | null => {
  const { _braintreeWebError: inner } = (error ?? {}) as { _braintreeWebError?: BraintreeError };
  return inner ?? null;
};

const refused = (reason: 'three-d-secure' | 'invalid-details'): CardOutcome => ({
  kind: 'refused',
  reason,
});

const BY_CODE: Readonly<Record<string, CardOutcome>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: { kind: 'incomplete' },
  HOSTED_FIELDS_FIELDS_INVALID: { kind: 'incomplete' },
  HOSTED_FIELDS_FAILED_TOKENIZATION: refused('invalid-details'),
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: refused('invalid-details'),
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: refused('invalid-details'),
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: { kind: 'network-lost' },
  THREEDS_CARDINAL_SDK_CANCELED: { kind: 'closed' },
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: { kind: 'closed' },
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: { kind: 'network-lost' },
  PAYPAL_POPUP_CLOSED: { kind: 'closed' },
};

/** Codes of requests without a response. A GraphQL error is a response, although its type is network. */
const NO_ANSWER = /^CLIENT_(?:GATEWAY_NETWORK|REQUEST_TIMEOUT)$/;

const isNoAnswer = (error: unknown): boolean => {
  const { code = '', details } = (error ?? {}) as BraintreeError;
  return (
    NO_ANSWER.test(code) || (details?.originalError ? isNoAnswer(details.originalError) : false)
  );
};

/**
 * The outcome of an error of Drop-in's `requestPaymentMethod`. Without an error of the SDK the form is incomplete: a
 * field is missing or no payment option is selected.
 */
export const errorToOutcome = (error: unknown): CardOutcome => {
  const inner = braintreeErrorOf(error);
  if (!inner?.code) return { kind: 'incomplete' };
  const outcome = BY_CODE[inner.code];
  if (outcome) return outcome;
  if (isNoAnswer(inner)) return { kind: 'network-lost' };
  return inner.code.startsWith('THREEDS_')
    ? refused('three-d-secure')
    : { kind: 'refused', reason: 'unavailable' };
};

/** Whether Drop-in could not be created because the merchant's account has no 3-D Secure. */
export const isThreeDSecureUnavailable = (error: unknown): boolean =>
  /^THREEDS_NOT_ENABLED/.test(braintreeErrorOf(error)?.code ?? '');
