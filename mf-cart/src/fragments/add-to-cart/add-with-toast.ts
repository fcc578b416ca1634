import { missingCode } from '@shop/contracts/commerce';
import type { EventBus, ToastRequest } from '@shop/contracts/events';
import { errorTextOf, shopTexts, type Text } from '@shop/contracts/i18n';
import { paths, type useGoTo } from '@shop/contracts/routing';
import {
  selectOrderId,
  type AppDispatch,
  type AppState,
  type AppStore,
} from '@shop/contracts/store';
import { afterPaint } from '@shop/contracts/ui';
import { loadCommands } from '../../commands/load-commands.ts';
import type { ShipToDialog } from '../../components/ship-to/ship-to-dialog.tsx';
import type { NewLineItem } from '../../outbox/pending-change.ts';
import { storeAdd } from '../../outbox/store-add.ts';
import { needsCountry, visitOf } from '../../ship-to/needs-country.ts';
import { changeQueued, changeRemoved, nextChangeId } from '../../store/cart-slice.ts';

/** Services of the page that an add needs. */
export interface AddContext {
  store: AppStore;
  events: EventBus;
  text: Text;
  goTo: ReturnType<typeof useGoTo>;
}

export interface AddRequest {
  addition: NewLineItem;
  /** Formatted price of one unit. */
  price?: string | undefined;
  /** The shopper has chosen the country in the dialog (S15). */
  isCountryChosen?: boolean;
  /** Runs once the platform has the line, while totals are still being read. */
  onWritten?: () => void;
  /** Runs when the shopper undoes the add. */
  onUndo?: () => void;
}

export type AddResult =
  /** The ship-to country is unknown (S15); nothing is added before the dialog is confirmed. */
  | { status: 'asking'; Dialog: typeof ShipToDialog }
  | { status: 'added' }
  | { status: 'ready' }
  /** `message` is the translated reason; the toast has announced it. */
  | { status: 'refused'; message: string };

/**
 * Shows an add as pending at once, before the code that sends it has loaded (`addToCart` takes the id).
 *
 * @returns the id of the pending change
 */
export const queueOptimisticAdd =
  (addition: NewLineItem) =>
  (dispatch: AppDispatch, getState: () => AppState): string => {
    const id = nextChangeId(getState());
    const orderId = selectOrderId(getState());
    dispatch(changeQueued({ kind: 'add', addition, id, orderId, sent: false }));
    return id;
  };

/**
 * Adds to the cart from any page. Shows at once in the count and one frame later in a toast with Undo; then awaits the
 * code that writes orders, which is prefetched on the first interaction. A refused add leaves the count, and the toast
 * gives the reason.
 */
export const addWithToast = async (
  { store, events, text, goTo }: AddContext,
  { addition, price, isCountryChosen, onWritten, onUndo }: AddRequest,
): Promise<AddResult> => {
  const { dispatch, getState } = store;
  const { name, quantity, imageUrl } = addition;
  // One toast for all adds: it reports the last one.
  const toast = (it: Omit<ToastRequest, 'key'>) => events.emit('toast', { key: 'cart:add', ...it });
  const loading = loadCommands();
  const asksCountry = !isCountryChosen && needsCountry(visitOf(getState()));
  const id = asksCountry ? null : dispatch(queueOptimisticAdd(addition));
  if (id !== null) {
    await new Promise<void>((resolve) => afterPaint(resolve));
    toast({
      message: text(shopTexts.item_added),
      item: { name, imageUrl, detail: price && text('cart.times', { quantity, name: price }) },
      undo: {
        label: text('cart.undo'),
        run: () => {
          onUndo?.();
          void loading.then(({ undoAdd }) => dispatch(undoAdd(id, addition, { text, toast })));
        },
      },
      action: { label: text('cart.add.toCart'), run: () => goTo(paths.cart()) },
    });
  }
  const commands = await loading.catch(missingCode);
  if (typeof commands !== 'string')
    return dispatch(commands.sendPendingAdd(id, addition, { text, toast, onWritten }));
  if (id !== null) dispatch(changeRemoved(id));
  if (commands === 'OUTDATED') storeAdd(getState(), addition);
  const message = text(errorTextOf({ code: commands }).id);
  toast({ message, error: true });
  return { status: 'refused', message };
};
