import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isPlainClick, paths, useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import type { ErrorText } from '@shop/contracts/i18n';
import { checkCart } from '../../check/check-cart.ts';
import { saveTypedMessage } from '../../commands/gift-draft.ts';
import { selectRepairs } from '../../store/cart-slice.ts';

export type CheckState =
  | { status: 'idle' | 'checking' }
  /** The check repaired the cart: the shopper reads the notice and tries again. */
  | { status: 'changed' }
  /** The gift message could not be saved. */
  | { status: 'message-refused'; reason: ErrorText }
  /** The order could not be read. */
  | { status: 'failed' };

interface Options {
  replace?: boolean;
  /** Called before the page changes. */
  onLeave?: (() => void) | undefined;
}

/**
 * Opens the checkout after the gift message is saved and the platform has confirmed that all lines can be sold (T15).
 * Does not open it for a shopper who has left meanwhile.
 */
export const useBeginCheckout = ({ replace = false, onLeave }: Options) => {
  const { dispatch, getState } = useStore() as AppStore;
  const goTo = useGoTo();
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const begin = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state.status === 'checking') return;
    setState({ status: 'checking' });
    const { pathname } = window.location;
    const saved = await dispatch(saveTypedMessage());
    if (!saved.ok) return setState({ status: 'message-refused', reason: saved.error });
    const displayedRepairs = selectRepairs(getState());
    const checked = await dispatch(checkCart('checkout'));
    if (checked && !checked.ok) return setState({ status: 'failed' });
    if (!checked || selectRepairs(getState()) !== displayedRepairs)
      return setState({ status: 'changed' });
    setState({ status: 'idle' });
    // The shopper closed the drawer or left: the page stays mounted until the next one is loaded.
    if (!isMounted.current || window.location.pathname !== pathname) return;
    onLeave?.();
    goTo(paths.checkout(), { replace });
  };
  return { state, begin };
};
