import { furtherCardOf } from './further-cards.ts';

/** Outcome of a payment with a test card. */
export type TestCardMeaning =
  | 'accepted'
  /** By the bank, once the order is authorized. */
  | 'declined'
  /** By the gateway's rules against fraud. */
  | 'fraud'
  /** The bank challenges the shopper, and accepts. */
  | 'challenge'
  /** The bank challenges the shopper, and rejects. */
  | 'challenge_failed'
  /** The connection is lost before there is an answer. */
  | 'network';

/** Outcome of a card that is not listed: some have no text of their own. */
export type CardMeaning =
  | TestCardMeaning
  /** The processor does not answer the gateway. */
  | 'unavailable'
  /** The bank does not ask, and does not confirm (3-D Secure). */
  | 'not_authenticated';

export interface TestCard<Meaning = CardMeaning> {
  /** Digits only. */
  number: string;
  brand: string;
  /** Digits of its security code. */
  code: 3 | 4;
  meaning: Meaning;
  /** The platform's test nonce it is handed over as, without `fake-` and `-nonce`. */
  nonce: string;
}

/**
 * The cards of the demonstration (docs/payments.md). As far as Braintree documents a number for its sandbox, it means the
 * same here: https://developer.paypal.com/braintree/docs/reference/general/testing#credit-card-numbers
 */
export const TEST_CARDS: readonly TestCard<TestCardMeaning>[] = [
  { number: '4111111111111111', brand: 'Visa', code: 3, meaning: 'accepted', nonce: 'valid-visa' },
  { number: '4012888888881881', brand: 'Visa', code: 3, meaning: 'accepted', nonce: 'valid-visa' },
  {
    number: '5555555555554444',
    brand: 'Mastercard',
    code: 3,
    meaning: 'accepted',
    nonce: 'valid-mastercard',
  },
  {
    number: '378282246310005',
    brand: 'American Express',
    code: 4,
    meaning: 'accepted',
    nonce: 'valid-amex',
  },
  {
    number: '4000111111111115',
    brand: 'Visa',
    code: 3,
    meaning: 'declined',
    nonce: 'processor-declined-visa',
  },
  {
    number: '4000111111111511',
    brand: 'Visa',
    code: 3,
    meaning: 'fraud',
    nonce: 'gateway-rejected-fraud',
  },
  {
    number: '4000000000001091',
    brand: 'Visa',
    code: 3,
    meaning: 'challenge',
    nonce: 'three-d-secure-two-visa-successful-step-up-authentication',
  },
  {
    number: '4000000000001109',
    brand: 'Visa',
    code: 3,
    meaning: 'challenge_failed',
    nonce: 'three-d-secure-two-visa-failed-authentication',
  },
  {
    number: '4000000000001125',
    brand: 'Visa',
    code: 3,
    meaning: 'network',
    nonce: 'valid-visa',
  },
];

/** The test card of a number; undefined for any other card. */
export const testCardOf = (digits: string): TestCard | undefined =>
  TEST_CARDS.find(({ number }) => number === digits) ?? furtherCardOf(digits);
