import { approved, cardInstrument, newToken, refused, type TestGateway } from './test-gateway.ts';

/**
 * Last two digits of an amount that Checkout.com's sandbox refuses, with its response code:
 * https://docs.checkout.com/testing/response-code-testing
 */
const refusals: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  '05': ['20005', 'Declined - Do not honour'],
  '12': ['20012', 'Invalid payment'],
  '14': ['20014', 'Invalid card number'],
  '33': ['30033', 'Expired card - Pick up'],
  '51': ['20051', 'Insufficient funds'],
  '54': ['20087', 'Bad track data'],
  '62': ['20062', 'Restricted card'],
  '63': ['20063', 'Security violation'],
};
const doNotHonour: readonly [string, string] = ['20005', 'Declined - Do not honour'];

/** Checkout.com: the amount decides, or the token where an amount cannot be had. */
export const checkoutCom: TestGateway = {
  tokens: [
    '`token`: any is approved, but `tok_declined`: refused, 20005',
    ...Object.entries(refusals).map(
      ([digits, [code, reason]]) =>
        `an amount that ends in \`${digits}\`: refused, ${code} "${reason}"`,
    ),
  ],
  open: ({ store, method }) => ({
    public_key: store.get('checkout_com_gateways', method.payment_gateway_id)?.public_key ?? null,
    payment_session: { id: newToken('ps_'), payment_session_secret: newToken('pss_') },
  }),
  read: ({ token }) =>
    token === undefined
      ? {}
      : { payment_instrument: cardInstrument('visa', '4242'), payment_response: null },
  answer: ({ token }, _order, amount) => {
    const refusal =
      token === 'tok_declined' ? doNotHonour : refusals[String(amount).padStart(2, '0').slice(-2)];
    return refusal ? refused(refusal[0], refusal[1], 'Declined') : approved;
  },
  show: (answer, { amount_cents: amount, currency_code: currency }) => {
    const source = newToken('src_');
    return {
      source_id: source,
      customer_token: newToken('cus_'),
      payment_response: {
        id: newToken('pay_'),
        amount,
        currency,
        approved: answer.succeeded,
        status: answer.succeeded ? 'Authorized' : 'Declined',
        response_code: answer.succeeded ? '10000' : answer.code,
        response_summary: answer.message,
        source: { id: source, type: 'card', scheme: 'Visa', last4: '4242' },
      },
    };
  },
  pays: ['_authorize', '_details'],
  refreshes: { _refresh: () => ({}) },
};
