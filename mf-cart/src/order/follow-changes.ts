import type { EventBus } from '@shop/contracts/events';
import type { AppDispatch } from '@shop/contracts/store';
import { isOwnAnnouncement } from '../outbox/announce-change.ts';
import { rereadOrder } from './reread-order.ts';

interface Follow {
  dispatch: AppDispatch;
  events: EventBus;
  orderId: string;
}

/**
 * Reads the order again when another team or another tab says that it changed, once for all that follow it and for
 * all that is said meanwhile. Our own writes have brought the new order along. Returns the end of it.
 */
export const followChanges = ({ dispatch, events, orderId }: Follow): (() => void) => {
  const reread = ({ orderId: changed }: { orderId: string }) => {
    if (changed !== orderId || isOwnAnnouncement(events)) return;
    void dispatch(rereadOrder(orderId));
  };
  events.on('cart:changed', reread);
  return () => events.off('cart:changed', reread);
};
