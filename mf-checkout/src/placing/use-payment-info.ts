import { useCallback } from 'react';
import { FREE_PAYMENT_METHOD, type Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { paymentTypeOf } from '../analytics/payment-type-of.ts';
import { claimEvent } from '../analytics/purchase-claim.ts';
import { toEcommerce } from '../analytics/to-ecommerce.ts';
import type { InstrumentType } from '../steps/payment/card/card-port.ts';
import type { PaymentOption } from '../steps/payment/payment-option.ts';
import type { Agreement } from './placing-machine.ts';

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
