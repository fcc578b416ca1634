import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { AppStore } from '@shop/contracts/store';
import type { PendingChanges } from '../outbox/pending-change.ts';
import { selectPendingChanges } from '../store/cart-slice.ts';
import { foldLines } from '../summary/fold-lines.ts';
import { readOrder } from './read-order.ts';
import { followOrderChanges } from './reread-order.ts';

interface CountWatch {
  store: AppStore;
  orderId: string;
  /** Receives the quantity in the cart, pending changes included; 0 for an order that is no longer the cart. */
  onCount: (count: number) => void;
}

const quantityOf = (order: Order, changes: PendingChanges): number =>
  foldLines(order, changes).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Keeps a count in step with the order in the store and its pending changes: reads the order once, then follows every
 * write. Returns the function that stops it.
 */
export const watchCount = ({ store, orderId, onCount }: CountWatch): (() => void) => {
  const selectOrder = orderApi.endpoints.order.select(orderId);
  const report = () => {
    const { data } = selectOrder(store.getState());
    if (data) onCount(data.editable ? quantityOf(data, selectPendingChanges(store.getState())) : 0);
  };
  const stops = [
    store.subscribe(report),
    store.dispatch(orderApi.endpoints.order.initiate(orderId)).unsubscribe,
    store.dispatch(followOrderChanges(orderId)),
  ];
  void store.dispatch(readOrder(orderId));
  report();
  return () => {
    for (const stop of stops) stop();
  };
};
