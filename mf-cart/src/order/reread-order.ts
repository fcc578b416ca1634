import type { ThunkExtra } from '@shop/contracts/store';
import { enqueue } from '../outbox/enqueue.ts';
import { readOrder } from './read-order.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Orders whose reading waits for its turn, per page. */
const waiting = new WeakMap<ThunkExtra, Map<string, Promise<unknown>>>();

/**
 * Reads an order again after somebody else's change, in turn with this page's own writes: a reading begun before a
 * write and answered after it would undo the write on the screen. Those that ask while one waits share it.
 */
export const rereadOrder =
  (orderId: string): CartThunk<unknown> =>
  (dispatch, _getState, extra) => {
    const ofPage = waiting.get(extra) ?? new Map<string, Promise<unknown>>();
    waiting.set(extra, ofPage);
    const shared = ofPage.get(orderId);
    if (shared) return shared;
    const reading = enqueue(extra, () => {
      ofPage.delete(orderId);
      return dispatch(readOrder(orderId, { fresh: true }));
    });
    ofPage.set(orderId, reading);
    return reading;
  };
