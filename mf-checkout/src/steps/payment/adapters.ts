import {
  type PaymentMethod,
  FREE_PAYMENT_METHOD,
  type Order,
} from '@shop/contracts/commerce/order';
import { bankAccountOf } from './bank-account.tsx';

export type PaymentKind = 'card' | 'cash_on_delivery' | 'bank_transfer' | 'free';

/** One kind of paying, and what this checkout does about it (P4). Its texts are `checkout.payment.<kind>`. */
export interface PaymentAdapter {
  kind: PaymentKind;
  /** Whether a payment method of the platform is of this kind. */
  accepts: (method: PaymentMethod) => boolean;
  /** The payment source is made as soon as the method is chosen, not before it is needed. */
  needsSourceEarly: boolean;
  /** The payment frame makes a nonce for the payment source, of one amount and good for one attempt. */
  tokenizes: boolean;
}

/** Card, PayPal and the wallets of devices, by Braintree (P1). The source comes early: it has the frame's client token. */
export const card: PaymentAdapter = {
  kind: 'card',
  accepts: ({ type }) => type === 'braintree_payments',
  needsSourceEarly: true,
  tokenizes: true,
};

/**
 * A transfer of money before the goods are sent. The platform has one type for all that is paid by hand; that it is
 * this one shows in the account its method names.
 */
export const bankTransfer: PaymentAdapter = {
  kind: 'bank_transfer',
  accepts: (method) => method.type === 'wire_transfers' && bankAccountOf(method) !== null,
  needsSourceEarly: false,
  tokenizes: false,
};

/** Paid in cash to the courier, who gives no change: the platform's wire transfer (P2). */
const cashOnDelivery: PaymentAdapter = {
  kind: 'cash_on_delivery',
  accepts: (method) => method.type === 'wire_transfers' && !bankTransfer.accepts(method),
  needsSourceEarly: false,
  tokenizes: false,
};

/** Stands for a way to pay where there is nothing to pay: no method of the platform is this one (P3). */
const free: PaymentAdapter = {
  kind: 'free',
  accepts: ({ id }) => id === FREE_PAYMENT_METHOD,
  needsSourceEarly: false,
  tokenizes: false,
};

const ADAPTERS: readonly PaymentAdapter[] = [card, cashOnDelivery, bankTransfer, free];

/** How a payment method is shown and paid; null for one this checkout cannot carry out. */
export const adapterOf = (method: PaymentMethod): PaymentAdapter | null =>
  ADAPTERS.find(({ accepts }) => accepts(method)) ?? null;

/** A payment method this checkout can carry out. */
interface OfferedPayment {
  method: PaymentMethod;
  adapter: PaymentAdapter;
}

/** The order's payment methods that can be offered, in the platform's order. */
export const offeredPayments = (order: Order): OfferedPayment[] =>
  order.availablePaymentMethods.flatMap((method) => {
    const adapter = adapterOf(method);
    return adapter ? [{ method, adapter }] : [];
  });
