import { useState } from 'react';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { addNow, type Added, type Wanted } from '../../components/adding/add-now.ts';

export type AddState =
  | Added
  /** Something the item is not sold without has not been chosen. */
  | { status: 'needs-option' }
  | { status: 'adding' };

/** Adding from a buy box: answers at once with `adding`, then with what the platform said, or with the question where to. */
export const useAddToCart = () => {
  const [state, setState] = useState<AddState>({ status: 'ready' });
  const store = useStore() as AppStore;
  const goTo = useGoTo();
  const text = useText();
  const { events } = useShop();
  const giveUp = () => setState({ status: 'ready' });
  return {
    state,
    add: async (wanted: Wanted): Promise<void> => {
      setState({ status: 'adding' });
      setState(await addNow({ store, events, text, goTo }, { ...wanted, onUndo: giveUp }));
    },
    giveUp,
    askForOption: () => setState({ status: 'needs-option' }),
  };
};
