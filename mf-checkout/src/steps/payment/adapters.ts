import {
  type PaymentMethod,
  FREE_PAYMENT_METHOD,
  type Order,
} from '@shop/contracts/commerce/order';
import { bankAccountOf } from './bank-account.tsx';

export type PaymentKind = 'card' | 'cash_on_delivery' | 'bank_transfer' | 'free';

/** A kind of payment and how this checkout handles it (P4). Its texts are `checkout.payment.<kind>`. */
export interface PaymentAdapter {
  kind: PaymentKind;
  /** Whether a payment method of the platform is of this kind. */
  accepts: (method: PaymentMethod) => boolean;
  /** Whether the payment source is created on selection instead of when it is needed. */
  needsSourceEarly: boolean;
  /** Whether the payment frame creates a nonce for the payment source: for one amount, valid for one attempt. */
  tokenizes: boolean;
}

/**
 * Card, PayPal and device wallets, by Braintree (P1). The source is created early: it holds the frame's client token.
 */
export const card: PaymentAdapter = {
  kind: 'card',
  accepts: ({ type }) => type === 'braintree_payments',
  needsSourceEarly: true,
  tokenizes: true,
};

/**
 * Bank transfer in advance. The platform has one type for all manual payments; the account in the method's metadata
 * identifies this one.
 */
export const bankTransfer: PaymentAdapter = {
  kind: 'bank_transfer',
  accepts: (method) => method.type === 'wire_transfers' && bankAccountOf(method) !== null,
  needsSourceEarly: false,
  tokenizes: false,
};

/** Cash on delivery: the platform's wire transfer (P2). Couriers give no change. */
const cashOnDelivery: PaymentAdapter = {
  kind: 'cash_on_delivery',
  accepts: (method) => method.type === 'wire_transfers' && !bankTransfer.accepts(method),
  needsSourceEarly: false,
  tokenizes: false,
};

/** Placeholder for a free order: no method of the platform matches it (P3). */
const free: PaymentAdapter = {
  kind: 'free',
  accepts: ({ id }) => id === FREE_PAYMENT_METHOD,
  needsSourceEarly: false,
  tokenizes: false,
};

const ADAPTERS: readonly PaymentAdapter[] = [card, cashOnDelivery, bankTransfer, free];

/** The adapter of a payment method; null if this checkout does not support it. */
export const adapterOf = (method: PaymentMethod): PaymentAdapter | null =>
  ADAPTERS.find(({ accepts }) => accepts(method)) ?? null;

/** A payment method that this checkout supports. */
interface OfferedPayment {
  method: PaymentMethod;
  adapter: PaymentAdapter;
}

/** The order's supported payment methods, in the platform's order. */
export const offeredPayments = (order: Order): OfferedPayment[] =>
  order.availablePaymentMethods.flatMap((method) => {
    const adapter = adapterOf(method);
    return adapter ? [{ method, adapter }] : [];
  });
