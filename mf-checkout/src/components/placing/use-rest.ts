import { useCallback } from 'react';
import { ok, type Result } from '@shop/contracts/commerce';
import {
  isRecalculating,
  useAwaitRecalculationMutation,
  type Order,
} from '@shop/contracts/commerce/order';
import { toResult } from '@shop/contracts/store';

/** One wait for an order, whoever asks for it. */
const waits = new Map<string, Promise<Result<Order>>>();

/**
 * Waits until the back office has recalculated what the checkout changed last (T10): at once where it has. Without a
 * recalculation the order as last read stands, with a warning.
 */
export const useRest = (): ((order: Order) => Promise<Result<Order>>) => {
  const [awaitRecalculation] = useAwaitRecalculationMutation();
  return useCallback(
    (order) => {
      if (!isRecalculating(order)) return Promise.resolve(ok(order));
      const { id: orderId, etag } = order;
      const key = `${orderId} ${etag}`;
      const wait = async (): Promise<Result<Order>> => {
        const rested = toResult(await awaitRecalculation({ orderId, etag }));
        waits.delete(key);
        if (rested.ok && rested.value.etag === etag)
          // eslint-disable-next-line no-console -- T10: an operator should see it, the shopper need not
          console.warn(`Order ${orderId} was not recalculated; its amounts stand as last read.`);
        return rested;
      };
      const underWay = waits.get(key) ?? wait();
      waits.set(key, underWay);
      return underWay;
    },
    [awaitRecalculation],
  );
};
