import { useEffect, useState } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { useAppDispatch } from '@shop/contracts/store';
import type { CartAddition } from '../model/cart-addition.ts';
import type { CartProblem } from '../model/cart-problem.ts';

export type AddState =
  | { status: 'ready' }
  | { status: 'adding' }
  | { status: 'added' }
  | { status: 'refused'; problem: CartProblem };

/** How long the button says that it is done, in ms. */
const DONE_SHOWN = 2500;

const loadWrites = () => import(/* webpackChunkName: "cart-writes" */ '../model/add-to-cart.ts');

/** Fetches the code that writes orders before it is needed: on pointer or focus. A failure shows on the click. */
export const prepareAdding = (): void => void loadWrites().catch(() => undefined);

/**
 * Adding from a buy box: answers at once with `adding`, then with what the platform said. The code that talks
 * to the platform is fetched on intent, so that a product page does not carry it.
 */
export const useAddToCart = () => {
  const [state, setState] = useState<AddState>({ status: 'ready' });
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const text = useText();
  const { events } = useShop();

  useEffect(() => {
    if (state.status !== 'added') return undefined;
    const timer = setTimeout(() => setState({ status: 'ready' }), DONE_SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  const add = async (addition: CartAddition): Promise<void> => {
    setState({ status: 'adding' });
    const writes = await loadWrites().catch(() => null);
    if (!writes) return setState({ status: 'refused', problem: { code: 'CONNECTION' } });
    const added = await dispatch(writes.addToCart(addition));
    if (!added.ok) return setState({ status: 'refused', problem: added.error });
    setState({ status: 'added' });
    events.emit('toast', {
      message: text(shopTexts.item_added),
      action: {
        label: text('cart.add.toCart'),
        run: () => goTo(paths.cart()),
      },
    });
  };
  return { state, add };
};
