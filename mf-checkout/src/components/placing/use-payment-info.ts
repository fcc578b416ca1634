import { useCallback } from 'react';
import { FREE_PAYMENT_METHOD, type Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { oncePerOrder } from '../../model/analytics/once-per-order.ts';
import { toEcommerce } from '../../model/analytics/to-ecommerce.ts';
import { adapterOf } from '../../model/payment/adapters.ts';
import type { Agreement } from '../../model/placing/placing-machine.ts';

/** Tells `add_payment_info` once an order and way to pay, when the shopper has agreed to it (A1, A2). */
export const usePaymentInfo = (order: Order): ((agreed: Agreement) => void) => {
  const { events } = useShop();
  return useCallback(
    ({ payment }) => {
      const method = order.availablePaymentMethods.find(({ id }) => id === payment);
      // What is stored was paid with by card before.
      const kind =
        payment === FREE_PAYMENT_METHOD ? payment : method ? adapterOf(method)?.kind : 'card';
      oncePerOrder(order.id, `add_payment_info.${payment}`, () =>
        events.emit('analytics', {
          name: 'add_payment_info',
          params: { ...toEcommerce(order), ...(kind && { payment_type: kind }) },
        }),
      );
    },
    [events, order],
  );
};
