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

/**
 * Waits until the back office has recalculated what the checkout changed last (T10): at once where it has. Without a
 * recalculation the order as last read stands, with a warning.
 */
export const useRest = (): ((order: Order) => Promise<Result<Order>>) => {
  const [awaitRecalculation] = useAwaitRecalculationMutation();
  return useCallback(
    (order) => {
      const change = pendingChange(order);
      if (!change) return Promise.resolve(ok(order));
      const orderId = order.id;
      const wait = async (): Promise<Result<Order>> => {
        const rested = toResult(await awaitRecalculation({ orderId, ...change }));
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
