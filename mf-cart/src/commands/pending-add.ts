import { fail, missingCode, ok, type Result } from '@shop/contracts/commerce';
import type { ToastRequest } from '@shop/contracts/events';
import { shopTexts, type Text } from '@shop/contracts/i18n';
import {
  selectOrderId,
  type AppDispatch,
  type AppState,
  type ThunkExtra,
} from '@shop/contracts/store';
import type { ShipToDialog } from '../components/ship-to/ship-to-dialog.tsx';
import type { AddResult } from '../fragments/add-to-cart/add-with-toast.ts';
import { findLine } from '../order/find-line.ts';
import { readOrder } from '../order/read-order.ts';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { beforeOf } from '../outbox/line-target.ts';
import type { NewLineItem } from '../outbox/pending-change.ts';
import { persistChange } from '../outbox/persist.ts';
import { outcomeOf } from '../outbox/queue.ts';
import { restoreOutbox } from '../outbox/restore.ts';
import { targetWithoutAdd } from '../outbox/target-without-add.ts';
import { needsCountry, visitOf } from '../ship-to/needs-country.ts';
import { changeRemoved, selectConnection, selectPendingChanges } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { addToCart } from './add-to-cart.ts';
import { problemMessage, type CartProblem } from './cart-problem.ts';
import { queueLine } from './queue-line.ts';
import { sendLine } from './send-line.ts';

/** How long the toast of a failed add stays, in ms: shoppers read it and look for the item. */
const FAILURE_SHOWN = 10_000;

/** The page around an add. */
export interface AddToasts {
  text: Text;
  /** Replaces the toast of the last add. */
  toast: (toast: Omit<ToastRequest, 'key'>) => void;
}

const refuse = (
  { name }: NewLineItem,
  problem: CartProblem,
  failure: string,
  { text, toast }: AddToasts,
): AddResult => {
  const { id, values } = problemMessage(problem, failure);
  const reason = text(id, values);
  const message = text('cart.waited.refused', { what: name, reason });
  toast({ message, error: true, autoClose: FAILURE_SHOWN });
  return { status: 'refused', message: reason };
};

/**
 * Reports in the toast of the add that the network is gone; if an earlier change waits for the network already, at
 * once. Returns the function that ends it; its result is whether the toast still shows that.
 */
const reportOffline =
  (id: string, { text, toast }: AddToasts) =>
  (_dispatch: AppDispatch, getState: () => AppState, page: ThunkExtra): (() => boolean) => {
    const runtime = runtimeOf(page);
    let isReported = false;
    const report = (): void => {
      if (runtime.undone.has(id)) return;
      isReported = true;
      toast({
        message: `${text('cart.offline.title')}. ${text('cart.offline.text')}`,
        autoClose: 0,
      });
    };
    runtime.onOffline = report;
    if (selectConnection(getState()) === 'offline') report();
    return () => {
      // The toast belongs to a later add, or the outbox was cleared.
      if (runtime.onOffline !== report) return false;
      runtime.onOffline = undefined;
      return isReported;
    };
  };

/**
 * The dialog that asks for the ship-to country (S15), or null if the country is known. Reads the choice at the click,
 * so one made in another tab counts.
 */
const loadShipToDialog =
  (): CartThunk<Result<typeof ShipToDialog | null, CartProblem>> => async (_dispatch, getState) => {
    if (!needsCountry(visitOf(getState()))) return ok(null);
    const dialog = import(
      /* webpackChunkName: "destination" */ '../components/ship-to/ship-to-dialog.tsx'
    );
    return dialog.then(
      ({ ShipToDialog: it }) => ok(it),
      (error: unknown) => fail<CartProblem>({ code: missingCode(error) }),
    );
  };

/**
 * Sends an add that is already visible, after the restored changes of an earlier page, and reports a refusal.
 *
 * @param id - of the pending change; null if the shopper has to choose a country first (S15)
 * @param onWritten - runs once the platform has the line, before totals are known
 */
export const sendPendingAdd =
  (
    id: string | null,
    addition: NewLineItem,
    { onWritten, ...toasts }: AddToasts & { onWritten?: (() => void) | undefined },
  ): CartThunk<AddResult> =>
  async (dispatch, _getState, page) => {
    const failure = shopTexts.add_to_cart_failed;
    if (id === null) {
      const dialog = await dispatch(loadShipToDialog());
      if (!dialog.ok) return refuse(addition, dialog.error, failure, toasts);
      return dialog.value ? { status: 'asking', Dialog: dialog.value } : { status: 'ready' };
    }
    await dispatch(restoreOutbox(toasts.text));
    const endReport = dispatch(reportOffline(id, toasts));
    const added = await dispatch(addToCart(addition, { id, onWritten }));
    const showsOffline = endReport();
    if (runtimeOf(page).undone.delete(id)) return { status: 'ready' };
    if (!added.ok) return refuse(addition, added.error, failure, toasts);
    if (showsOffline) toasts.toast({ message: toasts.text(shopTexts.item_added) });
    return { status: 'added' };
  };

const revertAdd =
  (id: string, addition: NewLineItem): CartThunk<Result<unknown, CartProblem>> =>
  async (dispatch, getState, page) => {
    if (selectPendingChanges(getState()).some((it) => it.id === id && !it.sent)) {
      dispatch(persistChange(changeRemoved(id)));
      return ok(null);
    }
    const outcome = (await outcomeOf(page, id)) as Result<unknown> | undefined;
    const orderId = selectOrderId(getState());
    if (orderId === null || outcome?.ok === false) return ok(null);
    const read = await dispatch(readOrder(orderId));
    if (!read.ok) return read;
    const line = findLine(read.value, addition);
    if (!line) return ok(null);
    const target = targetWithoutAdd(beforeOf(line), addition);
    return dispatch(queueLine({ orderId, lineId: line.id, ...target }, sendLine));
  };

/** Undoes an add: drops it if unsent, otherwise reduces or removes the line item. Reports the result. */
export const undoAdd =
  (id: string, addition: NewLineItem, toasts: AddToasts): CartThunk<void> =>
  async (dispatch, _getState, page) => {
    runtimeOf(page).undone.add(id);
    const undone = await dispatch(revertAdd(id, addition));
    if (undone.ok) toasts.toast({ message: toasts.text('cart.add.undone') });
    else refuse(addition, undone.error, 'cart.problem.notChanged', toasts);
  };
