import type { Operation } from '../operation.ts';
import { ok } from '../result.ts';
import { hasNeedlessMethod } from './free-payment.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

/** Takes the payment method, its price and its payment source off an order. */
const clearPaymentMethod = ({
  id,
  paymentSource,
}: Pick<Order, 'id' | 'paymentSource'>): Operation<Order> =>
  updateOrder(id, {
    payment_method: { id: null, type: 'payment_methods' },
    ...(paymentSource && { _nullify_payment_source: true }),
  });

/**
 * The order of `work` without a payment method that nothing is left to pay with: its price would be charged to the gift
 * card. When clearing fails, the order is returned as `work` left it; the next read or change clears it.
 */
export const withoutNeedlessMethod =
  (work: Operation<Order>): Operation<Order> =>
  async (context) => {
    const result = await work(context);
    if (!result.ok || !hasNeedlessMethod(result.value)) return result;
    const cleared = await clearPaymentMethod(result.value)(context);
    return cleared.ok ? cleared : ok(result.value);
  };
