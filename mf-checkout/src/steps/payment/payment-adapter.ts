import type { PaymentMethod } from '@shop/contracts/commerce/order';

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
