import { toResult } from '@shop/contracts/store';
import { useCallback } from 'react';
import type { Result } from '@shop/contracts/commerce';
import { ok } from '@shop/contracts/commerce';
import {
  useCreatePaymentSourceMutation,
  useSetPaymentMethodMutation,
  type Order,
  type PaymentMethod,
} from '@shop/contracts/commerce/order';
import { lacksMethod } from '../../model/kept-methods.ts';
import { useSettleMethods } from '../use-settle-methods.ts';

/**
 * Brings an order to where only placing is left: the method chosen here is the platform's, and the payment source
 * it needs exists (P4). Steps already done are not done again.
 */
export const usePreparePayment = () => {
  const [setMethod] = useSetPaymentMethodMutation();
  const settle = useSettleMethods();
  const [createSource] = useCreatePaymentSourceMutation();
  return useCallback(
    async (order: Order, method: PaymentMethod): Promise<Result<Order>> => {
      const orderId = order.id;
      // Without a shipping method the total would be another only for the moment.
      const rested = (answer: Result<Order>): Result<Order> | Promise<Result<Order>> =>
        answer.ok && lacksMethod(answer.value) ? settle(answer.value) : answer;
      const chosen = await rested(
        order.paymentMethod?.id === method.id
          ? ok(order)
          : toResult(await setMethod({ orderId, methodId: method.id })),
      );
      // A changed total is shown before it is agreed to.
      if (!chosen.ok || chosen.value.totals.total.cents !== order.totals.total.cents) return chosen;
      if (chosen.value.paymentSource?.type === method.type) return chosen;
      return rested(toResult(await createSource({ orderId, type: method.type })));
    },
    [setMethod, createSource, settle],
  );
};
