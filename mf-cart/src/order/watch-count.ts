import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { EventBus } from '@shop/contracts/events';
import type { AppStore } from '@shop/contracts/store';
import { selectIntents } from '../store/cart-slice.ts';
import { foldLines } from '../summary/fold-lines.ts';
import type { Intents } from '../outbox/pending-change.ts';
import { followChanges } from './follow-changes.ts';
import { readOrder } from './read-order.ts';

export interface CountWatch {
  store: AppStore;
  events: EventBus;
  orderId: string;
  /** Called with the pieces in the cart and those on their way; 0 for an order that is no cart any more. */
  onCount: (count: number) => void;
}

const wantedPieces = (order: Order, intents: Intents): number =>
  foldLines(order, intents).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Keeps a count in step with the order in the store and what is wanted of it: reads it once, then follows every write. Returns the end
 * of the watch.
 */
export const watchCount = ({ store, events, orderId, onCount }: CountWatch): (() => void) => {
  const selectOrder = orderApi.endpoints.order.select(orderId);
  const tell = () => {
    const { data } = selectOrder(store.getState());
    if (data) onCount(data.editable ? wantedPieces(data, selectIntents(store.getState())) : 0);
  };
  const stops = [
    store.subscribe(tell),
    store.dispatch(orderApi.endpoints.order.initiate(orderId)).unsubscribe,
    followChanges({ dispatch: store.dispatch, events, orderId }),
  ];
  void store.dispatch(readOrder(orderId));
  tell();
  return () => {
    for (const stop of stops) stop();
  };
};
