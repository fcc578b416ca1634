import type { AppDispatch, AppState, ThunkExtra } from '@shop/contracts/store';
import {
  selectPendingChanges,
  type changeQueued,
  type changeRemoved,
  type changeSent,
  type orderForgotten,
} from '../store/cart-slice.ts';
import { runtimeOf, type CartRuntime } from './cart-runtime.ts';
import type { PendingChange, PendingChanges } from './pending-change.ts';
import {
  MAX_CHANGES,
  outboxStorage,
  PAGE_ID,
  type StoredChange,
  type StoredOutbox,
} from './storage.ts';

/** Null if the browser has no locks, or denies them as it does storage (E5). */
const requestLock = async <T>(
  page: string,
  options: LockOptions,
  work: (lock: Lock | null) => T | Promise<T>,
): Promise<T | null> => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null;
  try {
    return await navigator.locks.request(`fv.wishes ${page}`, options, work);
  } catch {
    return null;
  }
};

/**
 * Marks this page as open and sending: a duplicated tab starts with a copy of its storage. The lock also keeps the page
 * out of the back/forward cache, from which it would send everything a second time.
 */
export const holdTabLock = (runtime: CartRuntime): void => {
  if (runtime.releaseLock) return;
  const untilReleased = new Promise<void>((resolve) => {
    runtime.releaseLock = resolve;
  });
  void requestLock(PAGE_ID, {}, () => untilReleased);
};

/** Releases the tab lock: the outbox is empty. */
export const releaseTabLock = (runtime: CartRuntime): void => {
  runtime.releaseLock?.();
  runtime.releaseLock = undefined;
};

/** Whether another page is still open and sends its own outbox. False if the browser has no locks. */
export const isPageOpen = async (page: string): Promise<boolean> =>
  page !== PAGE_ID &&
  ((await requestLock(page, { ifAvailable: true }, (lock) => lock === null)) ?? false);

/** Changes that an earlier page of this tab stored, less the claimed ones. */
export const restoredOutbox = (page: ThunkExtra): StoredOutbox => {
  const runtime = runtimeOf(page);
  runtime.restored ??= outboxStorage().read() ?? { page: PAGE_ID, wishes: [] };
  return runtime.restored;
};

const toStored = ({ id: _id, sent: _sent, ...change }: PendingChange): StoredChange => change;

/**
 * Stores the outbox so that a reload loses nothing. Runs on every change, because browsers do not reliably report the
 * end of a page. If storage is blocked or full, nothing is stored.
 */
export const persistOutbox = (page: ThunkExtra, changes: PendingChanges): void => {
  const wishes = [...restoredOutbox(page).wishes, ...changes.map(toStored)].slice(-MAX_CHANGES);
  if (changes.length > 0) holdTabLock(runtimeOf(page));
  else releaseTabLock(runtimeOf(page));
  if (wishes.length > 0) outboxStorage().write({ page: PAGE_ID, wishes });
  else outboxStorage().clear();
};

type OutboxAction = ReturnType<
  typeof changeQueued | typeof changeSent | typeof changeRemoved | typeof orderForgotten
>;

/** Dispatches an action that changes the outbox, and stores the result. */
export const persistChange =
  (action: OutboxAction) =>
  (dispatch: AppDispatch, getState: () => AppState, page: ThunkExtra): void => {
    dispatch(action);
    persistOutbox(page, selectPendingChanges(getState()));
  };
