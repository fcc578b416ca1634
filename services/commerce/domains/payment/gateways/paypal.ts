import { approved, intentOf, newToken, refused, type TestGateway } from './test-gateway.ts';

/** PayPal: the payer that comes back from it decides. */
export const paypal: TestGateway = {
  tokens: [
    '`paypal_payer_id`: any is approved, but `INSTRUMENT_DECLINED`: refused',
    'without `paypal_payer_id` the payer has approved nothing: refused, `PAYMENT_NOT_APPROVED_FOR_EXECUTION`',
  ],
  open: ({ order }) => ({
    paypal_id: newToken('PAYID-').toUpperCase(),
    status: 'created',
    approval_url: `https://www.sandbox.paypal.com/cgi-bin/webscr?cmd=_express-checkout&token=${newToken('EC-', 9).toUpperCase()}`,
    payment_instrument: { issuer_type: 'paypal' },
    ...intentOf(order),
  }),
  read: ({ paypal_payer_id: payer }) =>
    payer === undefined ? {} : { name: payer, status: payer === null ? 'created' : 'approved' },
  answer: ({ paypal_payer_id: payer }) => {
    if (payer === null || payer === '')
      return refused(
        'PAYMENT_NOT_APPROVED_FOR_EXECUTION',
        'Payer has not approved payment',
        'not_approved',
      );
    return payer === 'INSTRUMENT_DECLINED'
      ? refused(
          'INSTRUMENT_DECLINED',
          "The instrument presented was either declined by the processor or bank, or it can't be used for this payment",
          'declined',
        )
      : approved;
  },
};
