import type { CardMeaning, TestCard } from './test-cards.ts';

type Row = readonly [brand: string, meaning: CardMeaning, nonce: string, numbers: string];

/**
 * What else Braintree documents for its sandbox, beside the cards that are listed.
 *
 * @see https://developer.paypal.com/braintree/docs/guides/credit-cards/testing-go-live
 * @see https://developer.paypal.com/braintree/docs/guides/3d-secure/testing
 */
const ROWS: readonly Row[] = [
  [
    'Visa',
    'accepted',
    'valid-visa',
    '4005519200000004 4009348888881881 4012000033330026 4012000077777777 4217651111111119 4500600000000061 4000000000002701 4000000000002719',
  ],
  [
    'Mastercard',
    'accepted',
    'valid-mastercard',
    '2223000048400011 5200000000002235 5200000000002482',
  ],
  ['American Express', 'accepted', 'valid-amex', '371449635398431 340000000002708 340000000002872'],
  ['Diners Club', 'accepted', 'valid-dinersclub', '36259600000004'],
  [
    'Discover',
    'accepted',
    'valid-discover',
    '6011000991300009 6011111111111117 6011000000002117 6011000000002646',
  ],
  ['JCB', 'accepted', 'valid-jcb', '3530111333300000'],
  ['Maestro', 'accepted', 'valid-maestro', '6304000000000000'],
  ['UnionPay', 'accepted', 'valid', '6243030000000001 6221261111117766 6223164991230014'],
  ['Elo', 'accepted', 'valid', '6505290000002000 6505290000002026'],
  ['Mastercard', 'declined', 'processor-declined-mastercard', '5105105105105100'],
  ['American Express', 'declined', 'processor-declined-amex', '378734493671000'],
  ['Diners Club', 'declined', 'processor-declined-visa', '38520000009814'],
  ['Discover', 'declined', 'processor-declined-discover', '6011000990139424'],
  ['JCB', 'unavailable', 'processor-failure-jcb', '3566002020360505'],
  ['Visa', 'not_authenticated', 'three-d-secure-visa-failed-authentication', '4000000000002925'],
  [
    'Mastercard',
    'not_authenticated',
    'three-d-secure-visa-failed-authentication',
    '5200000000002276',
  ],
  [
    'American Express',
    'not_authenticated',
    'three-d-secure-visa-failed-authentication',
    '340000000002096',
  ],
  [
    'Discover',
    'not_authenticated',
    'three-d-secure-visa-failed-authentication',
    '6011000000002364',
  ],
  ['Elo', 'not_authenticated', 'three-d-secure-visa-failed-authentication', '6277800000002457'],
];

/** Every further card. */
export const FURTHER_CARDS: readonly TestCard[] = ROWS.flatMap(([brand, meaning, nonce, numbers]) =>
  numbers.split(' ').map((number): TestCard => ({
    number,
    brand,
    code: brand === 'American Express' ? 4 : 3,
    meaning,
    nonce,
  })),
);

/** The further card of a number; undefined for any other card. */
export const furtherCardOf = (digits: string): TestCard | undefined =>
  FURTHER_CARDS.find(({ number }) => number === digits);
