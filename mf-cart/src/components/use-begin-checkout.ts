import { useState, type MouseEvent } from 'react';
import { isPlainClick, paths, useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { selectRepairs } from '../model/cart-slice.ts';
import { checkCart } from '../model/check-cart.ts';

export type CheckState =
  | 'idle'
  | 'checking'
  /** Something had to be changed: the shopper reads what, and asks again. */
  | 'changed'
  /** The order could not be read just now. */
  | 'failed';

interface Options {
  replace?: boolean;
  /** Called before the page changes. */
  onLeave?: (() => void) | undefined;
}

/** The way to the checkout, which is open once the platform has confirmed that all can be sold (T15). */
export const useBeginCheckout = ({ replace = false, onLeave }: Options) => {
  const { dispatch, getState } = useStore() as AppStore;
  const goTo = useGoTo();
  const [state, setState] = useState<CheckState>('idle');

  const begin = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state === 'checking') return;
    setState('checking');
    const told = selectRepairs(getState());
    const checked = await dispatch(checkCart('checkout'));
    if (checked && !checked.ok) return setState('failed');
    if (!checked || selectRepairs(getState()) !== told) return setState('changed');
    setState('idle');
    onLeave?.();
    goTo(paths.checkout(), { replace });
  };
  return { state, begin };
};
