import { useState, type MouseEvent } from 'react';
import { isPlainClick, paths, useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { selectRepairs } from '../../store/cart-slice.ts';
import { checkCart } from '../../check/check-cart.ts';
import type { MessageOfProblem } from '../../commands/problem-message.ts';
import { saveTypedMessage } from '../../commands/save-typed-message.ts';

export type CheckState =
  | { status: 'idle' | 'checking' }
  /** Something had to be changed: the shopper reads what, and asks again. */
  | { status: 'changed' }
  /** The gift message is not with the order. */
  | { status: 'message-refused'; reason: MessageOfProblem }
  /** The order could not be read just now. */
  | { status: 'failed' };

interface Options {
  replace?: boolean;
  /** Called before the page changes. */
  onLeave?: (() => void) | undefined;
}

/**
 * The way to the checkout, which is open once the gift message is with the order and the platform has confirmed that
 * all can be sold (T15).
 */
export const useBeginCheckout = ({ replace = false, onLeave }: Options) => {
  const { dispatch, getState } = useStore() as AppStore;
  const goTo = useGoTo();
  const [state, setState] = useState<CheckState>({ status: 'idle' });

  const begin = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state.status === 'checking') return;
    setState({ status: 'checking' });
    const saved = await dispatch(saveTypedMessage());
    if (!saved.ok) return setState({ status: 'message-refused', reason: saved.error });
    const told = selectRepairs(getState());
    const checked = await dispatch(checkCart('checkout'));
    if (checked && !checked.ok) return setState({ status: 'failed' });
    if (!checked || selectRepairs(getState()) !== told) return setState({ status: 'changed' });
    setState({ status: 'idle' });
    onLeave?.();
    goTo(paths.checkout(), { replace });
  };
  return { state, begin };
};
