import { approved, cardInstrument, member, refused, type TestGateway } from './test-gateway.ts';

/**
 * Names of card holders by which Adyen's test platform refuses, with the code and the reason it gives:
 * https://docs.adyen.com/development-resources/testing/result-codes
 */
const refusals: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  DECLINED: ['2', 'Refused'],
  BLOCK_CARD: ['5', 'Blocked Card'],
  CARD_EXPIRED: ['6', 'Expired Card'],
  INVALID_CARD: ['8', 'Invalid Card Number'],
  ISSUER_UNAVAILABLE: ['9', 'Issuer Unavailable'],
  NOT_ENOUGH_BALANCE: ['12', 'Not enough balance'],
  CVC_DECLINED: ['24', 'CVC Declined'],
  RESTRICTED_CARD: ['25', 'Restricted Card'],
};

/** What the shopper pays with, as the Adyen client or the official checkout sends it. */
const methodIn = (data: unknown): unknown =>
  member(data, 'paymentMethod') ?? member(data, 'payment_method');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const brands = [
  [/^4/, 'visa'],
  [/^(5|2)/, 'mc'],
  [/^3[47]/, 'amex'],
] as const;

/** Adyen: the holder of the card decides. Card numbers come unencrypted with `test_` in front. */
export const adyen: TestGateway = {
  tokens: [
    '`payment_request_data.paymentMethod`: approved, whatever the card',
    ...Object.entries(refusals).map(
      ([name, [, reason]]) =>
        `\`payment_request_data.paymentMethod.holderName\` \`${name}\`: refused, "${reason}"`,
    ),
  ],
  open: ({ store, method }) => ({
    public_key: store.get('adyen_gateways', method.payment_gateway_id)?.public_key ?? null,
    payment_methods: {
      paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] }],
    },
  }),
  read: ({ payment_request_data: data }) => {
    if (data === undefined) return {};
    const method = methodIn(data);
    const type = text(member(method, 'type')) || 'scheme';
    if (method === undefined) return { payment_instrument: null, payment_response: null };
    const number = text(member(method, 'encryptedCardNumber')).replace(/^test_/, '');
    const detected = brands.find(([pattern]) => pattern.test(number))?.[1];
    const brand = text(member(method, 'brand')) || (detected ?? 'visa');
    return {
      payment_instrument:
        type === 'scheme' ? cardInstrument(brand, number.slice(-4)) : { issuer_type: type },
      payment_response: null,
    };
  },
  answer: ({ payment_request_data: data }) => {
    const method = methodIn(data);
    if (method === undefined)
      return refused('14_006', 'Required field is not provided: paymentMethod', 'validation');
    const [name = ''] = text(member(method, 'holderName')).split(':');
    const refusal = refusals[name.trim()];
    return refusal ? refused(refusal[0], refusal[1], 'Refused') : approved;
  },
  show: (answer, { gateway_transaction_id: pspReference, number: merchantReference }) => ({
    payment_response: {
      pspReference,
      merchantReference,
      ...(answer.succeeded
        ? { resultCode: 'Authorised' }
        : {
            resultCode: 'Refused',
            refusalReason: answer.message,
            refusalReasonCode: answer.code,
          }),
    },
  }),
  pays: ['_authorize', '_details'],
  refreshes: { _balance: () => ({ balance: 0 }) },
};
