import type { EventBus } from '@shop/contracts/events';
import type { AppDispatch } from '@shop/contracts/store';
import { isOwnAnnouncement } from './announce-change.ts';
import { readOrder } from './read-order.ts';

interface Follow {
  dispatch: AppDispatch;
  events: EventBus;
  orderId: string;
}

/**
 * Reads the order again when another team or another tab says that it changed. Our own writes have brought the
 * new order along. Returns the end of it.
 */
export const followChanges = ({ dispatch, events, orderId }: Follow): (() => void) => {
  const reread = ({ orderId: changed }: { orderId: string }) => {
    if (changed !== orderId || isOwnAnnouncement(events)) return;
    void dispatch(readOrder(orderId, { fresh: true }));
  };
  events.on('cart:changed', reread);
  return () => events.off('cart:changed', reread);
};
