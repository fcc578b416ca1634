import { useCallback } from 'react';
import { FREE_PAYMENT_METHOD, type Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { claimEvent } from '../analytics/purchase-claim.ts';
import { toEcommerce } from '../analytics/to-ecommerce.ts';
import type { PaymentKind } from '../steps/payment/adapters.ts';
import type { InstrumentType } from '../steps/payment/card/card-port.ts';
import type { PaymentOption } from '../steps/payment/payment-option.ts';
import type { Agreement } from './placing-machine.ts';

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

/**
 * Emits `add_payment_info` once per order, over all tabs, when the shopper agrees to pay (A1, A2). With the payment
 * frame it waits for the nonce, which has the instrument's type.
 *
 * @param options all payment options
 */
export const usePaymentInfo = (
  order: Order,
  options: readonly PaymentOption[],
): ((agreed: Agreement, instrument?: InstrumentType) => void) => {
  const { events } = useShop();
  return useCallback(
    ({ payment }, instrument) => {
      const option = options.find(({ id }) => id === payment);
      const kind =
        instrument ?? (payment === FREE_PAYMENT_METHOD ? payment : option && paymentTypeOf(option));
      const params = { ...toEcommerce(order), ...(kind && { payment_type: kind }) };
      void claimEvent(order.id, 'add_payment_info').then((isOurs) => {
        if (isOurs) events.emit('analytics', { name: 'add_payment_info', params });
      });
    },
    [events, order, options],
  );
};
