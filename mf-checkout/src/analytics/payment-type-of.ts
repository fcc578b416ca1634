import type { PaymentKind } from '../steps/payment/adapters.ts';
import type { PaymentOption } from '../steps/payment/payment-option.ts';

/**
 * The `payment_type` of `add_payment_info` (A1). Stored instruments are distinguished: the payment method of a card
 * also stores PayPal accounts, and if the gateway names no type, the name starts with the brand.
 */
export const paymentTypeOf = ({
  adapter,
  stored,
}: Pick<PaymentOption, 'adapter' | 'stored'>): PaymentKind | 'paypal' => {
  const { type, brand } = stored?.instrument ?? {};
  return /^paypal/i.test(type || brand || '') ? 'paypal' : adapter.kind;
};
