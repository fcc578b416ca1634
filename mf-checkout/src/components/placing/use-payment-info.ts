import { useCallback } from 'react';
import { FREE_PAYMENT_METHOD, type Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { claimEvent } from '../../model/analytics/purchase-claim.ts';
import { toEcommerce } from '../../model/analytics/to-ecommerce.ts';
import { adapterOf } from '../../model/payment/adapters.ts';
import type { Agreement } from '../../model/placing/placing-machine.ts';

/** Tells `add_payment_info` once an order, over all tabs, when the shopper has agreed to pay (A1, A2). */
export const usePaymentInfo = (order: Order): ((agreed: Agreement) => void) => {
  const { events } = useShop();
  return useCallback(
    ({ payment }) => {
      const method = order.availablePaymentMethods.find(({ id }) => id === payment);
      // What is stored was paid with by card before.
      const kind =
        payment === FREE_PAYMENT_METHOD ? payment : method ? adapterOf(method)?.kind : 'card';
      const params = { ...toEcommerce(order), ...(kind && { payment_type: kind }) };
      void claimEvent(order.id, 'add_payment_info').then((isOurs) => {
        if (isOurs) events.emit('analytics', { name: 'add_payment_info', params });
      });
    },
    [events, order],
  );
};
