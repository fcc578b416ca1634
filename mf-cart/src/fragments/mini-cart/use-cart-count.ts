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
import { selectIntents } from '../../store/cart-slice.ts';
import { loadWatch } from '../../order/load-watch.ts';

/** `pending`: pieces are being added, which the platform has not confirmed. */
interface CartCount {
  count: number;
  pending: boolean;
}

/**
 * Pieces in the cart, with those that are being added; until the order has been read those of the order the document
 * came with, or 0. Without an order nothing is loaded, with one the order's code and data wait for an idle moment, and
 * no longer than until something is added.
 */
export const useCartCount = (): CartCount => {
  const orderId = useAppSelector(selectOrderId);
  const initial = useAppSelector(selectInitialOrder);
  const store = useStore() as AppStore;
  const { events } = useShop();
  const [count, setCount] = useState({ orderId: '', pieces: 0 });
  const additions = useAppSelector(selectIntents).filter((it) => it.kind === 'add');
  const pending = additions.length > 0;

  useEffect(() => {
    if (!orderId) return undefined;
    let ended = false;
    let end = () => {};
    const watch = async () => {
      const { watchCount } = await loadWatch();
      if (ended) return;
      end = watchCount({
        store,
        events,
        orderId,
        onCount: (pieces) => setCount({ orderId, pieces }),
      });
    };
    // Without its code the link stays a plain link: the count is a convenience.
    const start = () => void watch().catch(() => undefined);
    const isAwaited = selectIntents(store.getState()).length > 0;
    const cancel = isAwaited ? start() : onIdle(start);
    return () => {
      ended = true;
      cancel?.();
      end();
    };
  }, [orderId, store, events]);

  if (count.orderId === orderId) return { count: count.pieces, pending };
  const added = additions.reduce((sum, { addition }) => sum + addition.quantity, 0);
  return { count: (initial?.quantity ?? 0) + added, pending };
};
