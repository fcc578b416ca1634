import { useEffect, useState } from 'react';
import { useShop } from '@shop/contracts/remote';
import {
  selectInitialOrder,
  selectOrderId,
  useAppSelector,
  useStore,
  type AppStore,
} from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';

/**
 * Pieces in the cart; until the order has been read those of the order the document came with, or 0. Without an order
 * nothing is loaded, with one the order's code and data wait for an idle moment.
 */
export const useCartCount = (): number => {
  const orderId = useAppSelector(selectOrderId);
  const initial = useAppSelector(selectInitialOrder);
  const store = useStore() as AppStore;
  const { events } = useShop();
  const [count, setCount] = useState({ orderId: '', pieces: 0 });

  useEffect(() => {
    if (!orderId) return undefined;
    let ended = false;
    let end = () => {};
    const watch = async () => {
      const { watchCount } = await import(
        /* webpackChunkName: "cart-watch" */ '../../model/order/watch-count.ts'
      );
      if (ended) return;
      end = watchCount({
        store,
        events,
        orderId,
        onCount: (pieces) => setCount({ orderId, pieces }),
      });
    };
    // Without its code the link stays a plain link: the count is a convenience.
    const cancel = onIdle(() => void watch().catch(() => undefined));
    return () => {
      ended = true;
      cancel();
      end();
    };
  }, [orderId, store, events]);

  return count.orderId === orderId ? count.pieces : (initial?.quantity ?? 0);
};
