import type { Operation } from '../call/operation.ts';
import { ok } from '../result.ts';
import { clearPaymentMethod } from './late-changes.ts';
import { hasNeedlessMethod } from './summary/free-payment.ts';
import type { Order } from './types.ts';

/**
 * The order of `work` without a payment method that nothing is left to pay with: its price would be charged to the gift
 * card. If clearing fails, the result is the order of `work`; the next read or change clears it.
 */
export const withoutNeedlessMethod =
  (work: Operation<Order>): Operation<Order> =>
  async (context) => {
    const result = await work(context);
    if (!result.ok || !hasNeedlessMethod(result.value)) return result;
    const cleared = await clearPaymentMethod(result.value)(context);
    return cleared.ok ? cleared : ok(result.value);
  };
