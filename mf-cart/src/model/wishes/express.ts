import type { Result } from '@shop/contracts/commerce';
import type { CartIntent, Wish } from './cart-intent.ts';
import { intended, selectIntents, settled } from '../cart-slice.ts';
import { record } from '../kept-wishes/record.ts';
import { enqueue } from './enqueue.ts';
import { replacedBy } from './place-intent.ts';
import type { CartThunk } from '../thunk.ts';

let expressed = 0;

/** What comes of the wishes under way, by the intent's id. */
const outcomes = new Map<string, Promise<unknown>>();

interface Expression<T> {
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
    wish,
    orderId,
    send,
    takenBack,
  }: Expression<T>): CartThunk<T> =>
  (dispatch, getState, extra) => {
    expressed += 1;
    const intent: CartIntent = { ...wish, id: `wish-${expressed}`, orderId, sent: false };
    const joined = replacedBy(selectIntents(getState()), intent);
    dispatch(record(intended(intent)));
    const outcome = joined && outcomes.get(joined.id);
    if (outcome) return outcome as Promise<T>;

    const { id } = intent;
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
