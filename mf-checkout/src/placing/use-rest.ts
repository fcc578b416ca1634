import { useCallback } from 'react';
import { ok, type Result } from '@shop/contracts/commerce';
import {
  pendingChange,
  useAwaitRecalculationMutation,
  type Order,
  type PendingChange,
} from '@shop/contracts/commerce/order';
import { toResult } from '@shop/contracts/store';

/** One wait for a change, whoever asks for it. */
const waits = new WeakMap<PendingChange, Promise<Result<Order>>>();

/** The wait that began last. */
let latest: { orderId: string; abort: () => void } | null = null;

/**
 * Waits until the back office has recalculated what the checkout changed last (T10): at once where it has. Without a
 * recalculation the order as last read stands, with a warning. Where another order has taken its place, as a login's does,
 * an order may be gone: nothing is waited for of it any more.
 */
export const useRest = (): ((order: Order) => Promise<Result<Order>>) => {
  const [awaitRecalculation] = useAwaitRecalculationMutation();
  return useCallback(
    (order) => {
      const orderId = order.id;
      if (latest && latest.orderId !== orderId) latest.abort();
      const change = pendingChange(order);
      if (!change) return Promise.resolve(ok(order));
      const wait = async (): Promise<Result<Order>> => {
        const call = awaitRecalculation({ orderId, ...change });
        let isGone = false;
        latest = {
          orderId,
          abort: () => {
            isGone = true;
            call.abort();
          },
        };
        const answer = await call;
        // An aborted call ends with an error that is none of the platform's.
        if (isGone) return ok(order);
        const rested = toResult(answer);
        if (rested.ok && rested.value.etag === change.etag)
          // eslint-disable-next-line no-console -- T10: an operator should see it, the shopper need not
          console.warn(`Order ${orderId} was not recalculated; its amounts stand as last read.`);
        return rested;
      };
      const underWay = waits.get(change) ?? wait();
      waits.set(change, underWay);
      return underWay;
    },
    [awaitRecalculation],
  );
};
