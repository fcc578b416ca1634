import { missingCode } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { errorTextOf, shopTexts, type useText } from '@shop/contracts/i18n';
import { paths, type useGoTo } from '@shop/contracts/routing';
import type { AppStore } from '@shop/contracts/store';
import { afterPaint } from '@shop/contracts/ui';
import { settled } from '../../store/cart-slice.ts';
import { needsDestination, visitOf } from '../../ship-to/needs-country.ts';
import { leaveAddition } from '../../outbox/leave-addition.ts';
import type { CartAddition } from '../../outbox/cart-addition.ts';
import { showAddition } from './show-addition.ts';
import type { DestinationDialog } from '../../components/ship-to/ship-to-dialog.tsx';
import { loadWrites } from '../../commands/load-commands.ts';
import { ADDING_TOAST } from './adding-toast.ts';

/** What adding works with on any page. */
export interface AddingPage {
  store: AppStore;
  events: EventBus;
  text: ReturnType<typeof useText>;
  goTo: ReturnType<typeof useGoTo>;
}

export interface Wanted {
  addition: CartAddition;
  /** What one of it costs, as the shopper reads it. */
  price?: string | undefined;
  /** The shopper has answered where to (S15). */
  isAnswered?: boolean;
  /** Called once the platform has it, while what the order comes to is still being read. */
  onWritten?: () => void;
  /** Called when it is to be taken out again. */
  onUndo?: () => void;
}

export type Added =
  /** Where it is to go to has to be said first (S15); nothing is added before. */
  | { status: 'asking'; Dialog: typeof DestinationDialog }
  | { status: 'added' }
  | { status: 'ready' }
  /** `message` says why, in the shopper's language; it has been read out. */
  | { status: 'refused'; message: string };

/**
 * Adds to the cart from any page. It is on view at once, in the count and a frame later in a toast with the way back;
 * then the code that talks to the platform is waited for, which a visitor who moves about has had fetched
 * ({@link prepareAdding}). What is refused goes from the count again, and the toast says why.
 */
export const addNow = async (page: AddingPage, wanted: Wanted): Promise<Added> => {
  const { store, events, text, goTo } = page;
  const { dispatch, getState } = store;
  const { addition, price, isAnswered, onWritten, onUndo } = wanted;
  const { name, quantity, imageUrl } = addition;
  const writes = loadWrites();
  const isAsked = !isAnswered && needsDestination(visitOf(getState()));
  const id = isAsked ? null : dispatch(showAddition(addition));
  if (id !== null) {
    await new Promise<void>((resolve) => afterPaint(resolve));
    events.emit('toast', {
      key: ADDING_TOAST,
      message: text(shopTexts.item_added),
      item: { name, imageUrl, detail: price && text('cart.times', { quantity, name: price }) },
      undo: {
        label: text('cart.undo'),
        run: () => {
          onUndo?.();
          void writes.then((it) => dispatch(it.takeBack(id, addition, text)));
        },
      },
      action: { label: text('cart.add.toCart'), run: () => goTo(paths.cart()) },
    });
  }
  const it = await writes.catch(missingCode);
  if (typeof it !== 'string') return dispatch(it.sendShown(id, addition, text, onWritten));
  if (id !== null) dispatch(settled(id));
  if (it === 'OUTDATED') leaveAddition(getState(), addition);
  const message = text(errorTextOf({ code: it }).id);
  events.emit('toast', { key: ADDING_TOAST, message, error: true });
  return { status: 'refused', message };
};
