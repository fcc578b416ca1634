import { useEffect, useState } from 'react';
import {
  selectInitialOrder,
  selectOrderId,
  useAppSelector,
  useStore,
  type AppStore,
} from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { loadWatch } from '../../order/load-watch.ts';
import { selectPendingChanges } from '../../store/cart-slice.ts';

/** `pending`: the platform has not confirmed an add. */
interface CartCount {
  count: number;
  pending: boolean;
}

/**
 * Quantity in the cart, pending adds included. Until the order is read it is that of the order in the document, or 0.
 * Without an order nothing is loaded; with one, the order's code and data load when the page is idle, or at once if an
 * add is pending.
 */
export const useCartCount = (): CartCount => {
  const orderId = useAppSelector(selectOrderId);
  const initial = useAppSelector(selectInitialOrder);
  const store = useStore() as AppStore;
  const [count, setCount] = useState({ orderId: '', quantity: 0 });
  const additions = useAppSelector(selectPendingChanges).filter((it) => it.kind === 'add');
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
        orderId,
        onCount: (quantity) => setCount({ orderId, quantity }),
      });
    };
    // Without its code the link has no count.
    const start = () => void watch().catch(() => undefined);
    const isAwaited = selectPendingChanges(store.getState()).length > 0;
    const cancel = isAwaited ? start() : onIdle(start);
    return () => {
      ended = true;
      cancel?.();
      end();
    };
  }, [orderId, store]);

  if (count.orderId === orderId) return { count: count.quantity, pending };
  const added = additions.reduce((sum, { addition }) => sum + addition.quantity, 0);
  return { count: (initial?.quantity ?? 0) + added, pending };
};
