import { useState } from 'react';
import { missingCode } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { useAppDispatch, useStore, type AppStore } from '@shop/contracts/store';
import { afterPaint } from '@shop/contracts/ui';
import type { CartAddition } from '../../model/wishes/cart-addition.ts';
import type { CartProblem } from '../../model/cart-problem.ts';
import type { DestinationDialog } from '../../components/destination/destination-dialog.tsx';
import { leaveAddition } from '../../model/kept-wishes/leave-addition.ts';
import { loadWrites } from '../../components/writes/load-writes.ts';

export type AddState =
  | { status: 'ready' }
  /** Something the item is not sold without has not been chosen. */
  | { status: 'needs-option' }
  /** Where it is to go to has to be said first (S15); nothing is added before. */
  | { status: 'asking'; Dialog: typeof DestinationDialog }
  | { status: 'adding' }
  /** The way back is there until something else is done. */
  | { status: 'added'; order: Order; addition: CartAddition }
  | { status: 'undoing' }
  | { status: 'undone' }
  | { status: 'refused'; problem: CartProblem };

/** Fetches the code that writes orders before it is needed: on pointer or focus. A failure shows on the click. */
export const prepareAdding = (): void => void loadWrites().catch(() => undefined);

/**
 * Adding from a buy box: answers at once with `adding`, then with what the platform said, or with the question where
 * to. The code that talks to the platform is fetched on intent, so that a product page does not carry it.
 */
export const useAddToCart = () => {
  const [state, setState] = useState<AddState>({ status: 'ready' });
  const dispatch = useAppDispatch();
  const store = useStore() as AppStore;
  const goTo = useGoTo();
  const text = useText();
  const { events } = useShop();

  const refuse = (problem: CartProblem) => setState({ status: 'refused', problem });

  const put = async (addition: CartAddition, isAnswered = false): Promise<void> => {
    setState({ status: 'adding' });
    await new Promise<void>((resolve) => afterPaint(resolve));
    const writes = await loadWrites().catch((error: unknown) => missingCode(error));
    if (typeof writes === 'string') {
      if (writes === 'OUTDATED') leaveAddition(store.getState(), addition);
      return refuse({ code: writes });
    }
    if (!isAnswered) {
      const asked = await dispatch(writes.askDestination());
      if (!asked.ok) return refuse(asked.error);
      if (asked.value) return setState({ status: 'asking', Dialog: asked.value });
    }
    await dispatch(writes.takeUp(text));
    const added = await dispatch(writes.addToCart(addition));
    if (!added.ok) return refuse(added.error);
    setState({ status: 'added', order: added.value, addition });
    events.emit('toast', {
      message: text(shopTexts.item_added),
      action: {
        label: text('cart.add.toCart'),
        run: () => goTo(paths.cart()),
      },
    });
  };

  const undo = async (): Promise<void> => {
    if (state.status !== 'added') return;
    const { order, addition } = state;
    setState({ status: 'undoing' });
    const { undoAddition } = await loadWrites();
    const undone = await dispatch(undoAddition(order, addition));
    if (undone.ok) setState({ status: 'undone' });
    else refuse(undone.error);
  };
  return {
    state,
    add: (addition: CartAddition) => void put(addition),
    /** The shopper has answered where to. */
    addAnswered: (addition: CartAddition) => void put(addition, true),
    giveUp: () => setState({ status: 'ready' }),
    askForOption: () => setState({ status: 'needs-option' }),
    undo: () => void undo(),
  };
};
