import { useRef, useState, type MouseEvent } from 'react';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { addWithToast, type AddRequest, type AddResult } from './add-with-toast.ts';

export type AddState =
  | AddResult
  /** A required option is not chosen. */
  | { status: 'needs-option' }
  /** `message` is the refusal of the previous click. */
  | { status: 'adding'; message?: string };

/** Adding from a buy box: `adding` at once, then the platform's result or the dialog that asks for a country. */
export const useAddToCart = () => {
  const [state, setState] = useState<AddState>({ status: 'ready' });
  const store = useStore() as AppStore;
  const goTo = useGoTo();
  const text = useText();
  const { events } = useShop();
  const additions = useRef(0);
  const cancel = () => setState({ status: 'ready' });
  return {
    state,
    add: async (request: AddRequest): Promise<void> => {
      let isWritten = false;
      const onWritten = () => {
        isWritten = true;
        setState({ status: 'added' });
      };
      setState((earlier) => ({ ...earlier, status: 'adding' }));
      additions.current += 1;
      const page = { store, events, text, goTo };
      const outcome = await addWithToast(page, { ...request, onWritten, onUndo: cancel });
      additions.current -= 1;
      // The next add may have started since.
      if (!isWritten || outcome.status !== 'added') setState(outcome);
    },
    cancel,
    /** Ignores the second click of a double click, which adds once (T7) however fast the first response was. */
    dropRepeated: (event: MouseEvent): void => {
      if (event.detail > 1 && additions.current > 0) event.preventDefault();
    },
    askForOption: () => setState({ status: 'needs-option' }),
  };
};
