import type { PaymentAdapter } from './payment-adapter.ts';

/** Card, PayPal and the wallets of devices, by Braintree (P1). The source comes early: it has the frame's client token. */
export const card: PaymentAdapter = {
  kind: 'card',
  accepts: ({ type }) => type === 'braintree_payments',
  needsSourceEarly: true,
  tokenizes: true,
};
