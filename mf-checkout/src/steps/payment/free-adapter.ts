import { FREE_PAYMENT_METHOD } from '@shop/contracts/commerce/order';
import type { PaymentAdapter } from './payment-adapter.ts';

/** Stands for a way to pay where there is nothing to pay: no method of the platform is this one (P3). */
export const free: PaymentAdapter = {
  kind: 'free',
  accepts: ({ id }) => id === FREE_PAYMENT_METHOD,
  needsSourceEarly: false,
  tokenizes: false,
};
