import { useCallback } from 'react';
import { ok, type Result } from '@shop/contracts/commerce';
import {
  pendingChange,
  useAwaitRecalculationMutation,
  type Order,
  type PendingChange,
} from '@shop/contracts/commerce/order';
import { toResult } from '@shop/contracts/store';

/** One wait per change, shared by all callers. */
const waits = new WeakMap<PendingChange, Promise<Result<Order>>>();

/** The most recent wait. */
let latest: { orderId: string; abort: () => void } | null = null;

/**
 * Waits until the back office has recalculated the checkout's last change (T10); resolves at once if it has. On
 * timeout it returns the order as last read and logs a warning. If another order has replaced it (as after a login),
 * it may no longer exist: aborts the wait.
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
        let isAborted = false;
        latest = {
          orderId,
          abort: () => {
            isAborted = true;
            call.abort();
          },
        };
        const answer = await call;
        // An aborted call rejects with an error that is not the platform's.
        if (isAborted) return ok(order);
        const rested = toResult(answer);
        if (rested.ok && rested.value.etag === change.etag)
          // eslint-disable-next-line no-console -- T10: an operator should see it, the shopper need not
          console.warn(`Order ${orderId} was not recalculated; its amounts stand as last read.`);
        return rested;
      };
      const inFlight = waits.get(change) ?? wait();
      waits.set(change, inFlight);
      return inFlight;
    },
    [awaitRecalculation],
  );
};
