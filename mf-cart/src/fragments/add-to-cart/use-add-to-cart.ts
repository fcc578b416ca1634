import { useRef, useState, type MouseEvent } from 'react';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { type AddRequest, type AddResult, addWithToast } from './add-with-toast.ts';

export type AddState =
  | AddResult
  /** Something the item is not sold without has not been chosen. */
  | { status: 'needs-option' }
  /** `message` is what the click before was refused for. */
  | { status: 'adding'; message?: string };

/** Adding from a buy box: answers at once with `adding`, then with what the platform said, or with the question where to. */
export const useAddToCart = () => {
  const [state, setState] = useState<AddState>({ status: 'ready' });
  const store = useStore() as AppStore;
  const goTo = useGoTo();
  const text = useText();
  const { events } = useShop();
  const additions = useRef(0);
  const giveUp = () => setState({ status: 'ready' });
  return {
    state,
    add: async (wanted: AddRequest): Promise<void> => {
      let isWritten = false;
      const onWritten = () => {
        isWritten = true;
        setState({ status: 'added' });
      };
      setState((earlier) => ({ ...earlier, status: 'adding' }));
      additions.current += 1;
      const page = { store, events, text, goTo };
      const outcome = await addWithToast(page, { ...wanted, onWritten, onUndo: giveUp });
      additions.current -= 1;
      // By then the next one may be on its way.
      if (!isWritten || outcome.status !== 'added') setState(outcome);
    },
    giveUp,
    /** Drops the second click of a double one, which adds once (T7) however soon the first was answered. */
    dropRepeated: (event: MouseEvent): void => {
      if (event.detail > 1 && additions.current > 0) event.preventDefault();
    },
    askForOption: () => setState({ status: 'needs-option' }),
  };
};
