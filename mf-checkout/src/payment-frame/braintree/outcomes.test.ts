import { errorToOutcome, isThreeDSecureUnavailable } from './error-to-outcome.ts';
import { payloadToOutcome } from './payload-to-outcome.ts';

const dropinError = (code: string, originalError?: object) => ({
  name: 'DropinError',
  _braintreeWebError: { code, details: { originalError } },
});
const card = { type: 'CreditCard', nonce: 'n', details: { cardType: 'Visa', lastFour: '1881' } };

describe('payloadToOutcome', () => {
  it.each([
    [card, { type: 'card', brand: 'Visa', lastDigits: '1881' }],
    [
      { type: 'PayPalAccount', nonce: 'n' },
      { type: 'paypal', brand: 'PayPal', lastDigits: '' },
    ],
    [
      { type: 'AndroidPayCard', nonce: 'n', details: { cardType: 'Visa', lastFour: '1234' } },
      { type: 'google_pay', brand: 'Google Pay', lastDigits: '1234' },
    ],
    [
      { type: 'ApplePayCard', nonce: 'n', details: { dpanLastTwo: '34' } },
      { type: 'apple_pay', brand: 'Apple Pay', lastDigits: '34' },
    ],
  ])('P1 shows %j as %j', (payload, instrument) => {
    expect(payloadToOutcome(payload)).toEqual({ kind: 'tokenized', nonce: 'n', instrument });
  });

  it.each([
    [{ liabilityShiftPossible: true, liabilityShifted: true }, 'tokenized'],
    [{ liabilityShiftPossible: true, liabilityShifted: false }, 'refused'],
    [{ liabilityShiftPossible: true }, 'refused'],
    // The card is outside of 3-D Secure.
    [{ liabilityShiftPossible: false, liabilityShifted: false }, 'tokenized'],
  ])('P1 takes 3-D Secure with %j as %s', (info, kind) => {
    expect(payloadToOutcome({ ...card, ...info }).kind).toBe(kind);
  });

  it('P1 takes no payment method it does not know', () => {
    expect(payloadToOutcome({ ...card, type: 'VenmoAccount' })).toMatchObject({ kind: 'refused' });
  });
});

describe('errorToOutcome', () => {
  it.each([
    ['HOSTED_FIELDS_FIELDS_INVALID', { kind: 'incomplete' }],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', { kind: 'refused', reason: 'invalid-details' }],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', { kind: 'network-lost' }],
    ['THREEDS_CARDINAL_SDK_CANCELED', { kind: 'closed' }],
    ['THREEDS_CARDINAL_SDK_ERROR', { kind: 'refused', reason: 'three-d-secure' }],
    ['THREEDS_LOOKUP_VALIDATION_ERROR', { kind: 'refused', reason: 'three-d-secure' }],
    ['CLIENT_REQUEST_TIMEOUT', { kind: 'network-lost' }],
    ['CLIENT_GRAPHQL_REQUEST_ERROR', { kind: 'refused', reason: 'unavailable' }],
  ])('P1 reads %s as %j', (code, outcome) => {
    expect(errorToOutcome(dropinError(code))).toEqual(outcome);
  });

  it('P1 finds a lost connection inside a lookup that failed', () => {
    const error = dropinError('THREEDS_LOOKUP_ERROR', { code: 'CLIENT_REQUEST_TIMEOUT' });
    expect(errorToOutcome(error)).toEqual({ kind: 'network-lost' });
  });

  it.each([new Error('No payment method is available.'), undefined, 'text'])(
    'P1 maps %p to incomplete',
    (error) => {
      expect(errorToOutcome(error)).toEqual({ kind: 'incomplete' });
    },
  );

  it('P1 knows a merchant without 3-D Secure', () => {
    expect(isThreeDSecureUnavailable(dropinError('THREEDS_NOT_ENABLED'))).toBe(true);
    expect(isThreeDSecureUnavailable(dropinError('THREEDS_CARDINAL_SDK_ERROR'))).toBe(false);
  });
});
