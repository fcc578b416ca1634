import type { Result } from '@shop/contracts/commerce';
import type { ThunkExtra } from '@shop/contracts/store';
import {
  changeQueued,
  changeRemoved,
  nextChangeId,
  selectPendingChanges,
} from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { runtimeOf } from './cart-runtime.ts';
import { replacedBy, type CartChange, type PendingChange } from './pending-change.ts';
import { persistChange, persistOutbox } from './persist.ts';

/** A change as it is now; undefined once it was undone or cleared. */
export const selectPendingChange = (state: object, id: string): PendingChange | undefined =>
  selectPendingChanges(state).find((it) => it.id === id);

/** Outcome of a queued change; undefined once it is known. */
export const outcomeOf = (page: ThunkExtra, id: string): Promise<unknown> | undefined =>
  runtimeOf(page).outcomes.get(id);

interface QueuedChange<T> {
  /** Id of a change that is already visible (`queueOptimisticAdd`). */
  id?: string | undefined;
  change: CartChange;
  /** Null if the order does not exist yet. */
  orderId: string | null;
  /**
   * Sends the change when its turn comes. Later changes with the same target join it until it is marked as sent
   * (`changeSent`), so read it again directly before that.
   */
  send: (change: PendingChange) => CartThunk<T>;
  /** Outcome of a change that was undone before its turn. */
  undone: () => CartThunk<T>;
}

/**
 * Shows a change at once and sends it when all earlier ones of this page have ended. A change with the same target as
 * one still waiting joins it: one request, one outcome for both. It leaves the outbox when the platform has responded,
 * with success or failure.
 */
export const queueChange =
  <T extends Result<unknown, unknown>>({
    id: visibleId,
    change,
    orderId,
    send,
    undone,
  }: QueuedChange<T>): CartThunk<T> =>
  (dispatch, getState, page) => {
    const runtime = runtimeOf(page);
    const { outcomes } = runtime;
    const id = visibleId ?? nextChangeId(getState());
    if (visibleId === undefined) {
      const pending: PendingChange = { ...change, id, orderId, sent: false };
      const joined = replacedBy(selectPendingChanges(getState()), pending);
      dispatch(persistChange(changeQueued(pending)));
      const outcome = joined && outcomes.get(joined.id);
      if (outcome) return outcome as Promise<T>;
    } else persistOutbox(page, selectPendingChanges(getState()));

    const turn = runtime.serialize(async () => {
      const current = selectPendingChange(getState(), id);
      if (!current) return dispatch(undone());
      try {
        return await dispatch(send(current));
      } finally {
        dispatch(persistChange(changeRemoved(id)));
      }
    });
    outcomes.set(id, turn);
    const forget = () => void outcomes.delete(id);
    turn.then(forget, forget);
    return turn;
  };
