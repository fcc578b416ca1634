import type { GatewayAnswer } from './gateway-answer.ts';
import {
  approved,
  cardInstrument,
  intentOf,
  member,
  newToken,
  refused,
  type TestGateway,
} from './test-gateway.ts';

const declined = (detail: string, message: string) => refused('card_declined', message, detail);

interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly refusal?: GatewayAnswer;
}

const visa = (last4: string, refusal?: GatewayAnswer): TestCard => ({
  brand: 'visa',
  last4,
  ...(refusal && { refusal }),
});

/** Stripe's documented test payment methods: https://docs.stripe.com/testing?testing-method=payment-methods */
const cards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: visa('4242'),
  pm_card_visa_debit: visa('5556'),
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_discover: { brand: 'discover', last4: '1117' },
  pm_card_diners: { brand: 'diners', last4: '9019' },
  pm_card_jcb: { brand: 'jcb', last4: '0505' },
  pm_card_unionpay: { brand: 'unionpay', last4: '0005' },
  pm_card_visa_chargeDeclined: visa('0002', declined('generic_decline', 'Your card was declined.')),
  pm_card_visa_chargeDeclinedInsufficientFunds: visa(
    '9995',
    declined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  pm_card_visa_chargeDeclinedLostCard: visa(
    '9987',
    declined('lost_card', 'Your card was declined.'),
  ),
  pm_card_visa_chargeDeclinedStolenCard: visa(
    '9979',
    declined('stolen_card', 'Your card was declined.'),
  ),
  pm_card_chargeDeclinedExpiredCard: visa(
    '0069',
    refused('expired_card', 'Your card has expired.', 'expired_card'),
  ),
  pm_card_chargeDeclinedIncorrectCvc: visa(
    '0127',
    refused('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  pm_card_chargeDeclinedProcessingError: visa(
    '0119',
    refused(
      'processing_error',
      'An error occurred while processing your card.',
      'processing_error',
    ),
  ),
};

const tokenIn = (options: unknown): string | null => {
  const token = member(options, 'payment_method');
  return typeof token === 'string' && token !== '' ? token : null;
};

/** Stripe: the payment method in the source's `options` decides, as a confirmed payment intent's would. */
export const stripe: TestGateway = {
  tokens: Object.entries(cards).map(
    ([token, { refusal }]) =>
      `\`options.payment_method\` \`${token}\`: ${
        refusal?.succeeded === false ? `refused, \`${refusal.detail}\`` : 'approved'
      }`,
  ),
  open: ({ store, order, method }) => {
    const gateway = store.get('stripe_gateways', method.payment_gateway_id);
    const stripe_id = newToken('pi_');
    return {
      stripe_id,
      client_secret: `${stripe_id}_${newToken('secret_')}`,
      publishable_key: gateway?.publishable_key ?? null,
      connected_account: gateway?.connected_account ?? null,
      ...intentOf(order),
    };
  },
  read: ({ options }) => {
    if (options === undefined) return {};
    const token = tokenIn(options);
    const card = cards[token ?? ''];
    if (card === undefined) return { payment_method: null, payment_instrument: null };
    const { brand, last4 } = card;
    return {
      payment_method: {
        id: token,
        type: 'card',
        card: { brand, last4, exp_month: 12, exp_year: 2032 },
      },
      payment_instrument: cardInstrument(brand, last4),
    };
  },
  answer: ({ options }) => {
    const token = tokenIn(options);
    if (token === null)
      return refused(
        'payment_intent_incompatible_payment_method',
        'The payment intent has no payment method.',
        'requires_payment_method',
      );
    const card = cards[token];
    if (card === undefined)
      return refused('resource_missing', `No such PaymentMethod: '${token}'`, 'invalid_request');
    return card.refusal ?? approved;
  },
  show: ({ succeeded }) => (succeeded ? { charge_id: newToken('ch_') } : {}),
  refreshes: { _update: (_source, order) => intentOf(order), _refresh: () => ({}) },
};
