import type { Result } from '@shop/contracts/commerce';
import type { CartIntent, Wish } from './pending-change.ts';
import { intended, selectIntents, settled } from '../store/cart-slice.ts';
import { keepWishes } from './persist.ts';
import { record } from './record.ts';
import { enqueue } from './enqueue.ts';
import { nextWishId } from './next-wish-id.ts';
import { replacedBy } from './place-intent.ts';
import type { CartThunk } from '../store/thunk.ts';

/** What comes of the wishes under way, by the intent's id. */
const outcomes = new Map<string, Promise<unknown>>();

/** What comes of a wish; undefined once that is known. */
export const outcomeOf = (id: string): Promise<unknown> | undefined => outcomes.get(id);

interface Expression<T> {
  /** Of a wish that is on view already ({@link showAddition}). */
  id?: string | undefined;
  wish: Wish;
  /** Null where the order is still to be made. */
  orderId: string | null;
  /** Sends it in its turn, as it is wanted by then. */
  send: (intent: CartIntent) => CartThunk<T>;
  /** What comes of a wish that was taken back before its turn. */
  takenBack: () => CartThunk<T>;
}

/**
 * Shows a wish at once and sends it in its turn (queue of the page, in the order of asking). A wish about what an
 * earlier one that still waits is about joins it: one change, one outcome for both. It folds away when the platform
 * has answered, whatever the answer.
 */
export const express =
  <T extends Result<unknown, unknown>>({
    id: shown,
    wish,
    orderId,
    send,
    takenBack,
  }: Expression<T>): CartThunk<T> =>
  (dispatch, getState, extra) => {
    const id = shown ?? nextWishId();
    if (shown === undefined) {
      const intent: CartIntent = { ...wish, id, orderId, sent: false };
      const joined = replacedBy(selectIntents(getState()), intent);
      dispatch(record(intended(intent)));
      const outcome = joined && outcomes.get(joined.id);
      if (outcome) return outcome as Promise<T>;
    } else keepWishes(extra, selectIntents(getState()));

    const turn = enqueue(extra, async () => {
      const wanted = selectIntents(getState()).find((it) => it.id === id);
      if (!wanted) return dispatch(takenBack());
      try {
        return await dispatch(send(wanted));
      } finally {
        dispatch(record(settled(id)));
      }
    });
    outcomes.set(id, turn);
    const forget = () => void outcomes.delete(id);
    turn.then(forget, forget);
    return turn;
  };
