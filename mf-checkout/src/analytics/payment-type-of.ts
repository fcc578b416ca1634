import type { PaymentKind } from '../steps/payment/adapters.ts';
import type { PaymentOption } from '../steps/payment/payment-option.ts';

/**
 * The `payment_type` of `add_payment_info` (A1). What is stored is told apart: a PayPal account is kept by the same
 * payment method as a card, and where the gateway names no kind its name begins with the brand.
 */
export const paymentTypeOf = ({
  adapter,
  stored,
}: Pick<PaymentOption, 'adapter' | 'stored'>): PaymentKind | 'paypal' => {
  const { type, brand } = stored?.instrument ?? {};
  return /^paypal/i.test(type || brand || '') ? 'paypal' : adapter.kind;
};
