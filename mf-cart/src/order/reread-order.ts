import type { AppDispatch, AppState, ThunkExtra } from '@shop/contracts/store';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import type { CartThunk } from '../store/thunk.ts';
import { readOrder } from './read-order.ts';

/**
 * Reads an order again after a change from elsewhere, in turn with this page's own writes: a read that starts before a
 * write and ends after it would undo the write on screen. Callers share a read that still waits for its turn.
 */
export const queueOrderRead =
  (orderId: string): CartThunk<unknown> =>
  (dispatch, _getState, page) => {
    const runtime = runtimeOf(page);
    const shared = runtime.queuedReads.get(orderId);
    if (shared) return shared;
    const reading = runtime.serialize(() => {
      runtime.queuedReads.delete(orderId);
      return dispatch(readOrder(orderId, { fresh: true }));
    });
    runtime.queuedReads.set(orderId, reading);
    return reading;
  };

/**
 * Reads the order again when another team or another tab reports a change. Own changes are skipped: their responses
 * have updated the order. Returns the function that stops it.
 */
export const followOrderChanges =
  (orderId: string) =>
  (dispatch: AppDispatch, _getState: () => AppState, page: ThunkExtra): (() => void) => {
    const reread = ({ orderId: changed }: { orderId: string }) => {
      if (changed !== orderId || runtimeOf(page).isPublishing) return;
      void dispatch(queueOrderRead(orderId));
    };
    page.events.on('cart:changed', reread);
    return () => page.events.off('cart:changed', reread);
  };
