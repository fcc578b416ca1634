import { useEffect, useMemo } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import {
  selectMarketContext,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { onFirstActivity } from '@shop/contracts/ui';
import { checkCart } from '../check/check-cart.ts';
import { loadCommands } from '../commands/load-commands.ts';
import { followOrderChanges, queueOrderRead } from '../order/reread-order.ts';
import { selectCart } from '../store/cart-slice.ts';
import { toCartView, type CartView } from '../summary/cart-view.ts';
import { useOrder } from './use-order.ts';
import { useRestoreOutbox } from './use-restore-outbox.ts';

export type CartScreen =
  | { status: 'loading' }
  /** The order could not be read and there is no earlier one to show. */
  | { status: 'failed'; reason: 'connection' | 'other' }
  | { status: 'empty' }
  /**
   * `stale`: the last read failed and this is the one before. `readOnly`: it accepts no changes, until the platform has
   * responded or the transfer has ended.
   */
  | { status: 'filled'; cart: CartView; order: Order; stale: boolean; readOnly: boolean };

/**
 * The cart as shown, and a retry. It is checked when it opens and on return to the tab, and read again when the network
 * returns.
 */
export const useCart = (): { screen: CartScreen; retry: () => void } => {
  const dispatch = useAppDispatch();
  const { config } = useShop();
  const { kind } = useAppSelector(selectSession);
  const state = useAppSelector(selectCart);
  const { market, country } = useAppSelector(selectMarketContext);
  const { orderId, order, readOnly, ...query } = useOrder();
  const restore = useRestoreOutbox();

  useEffect(() => {
    if (!orderId) return undefined;
    void (async () => {
      await restore();
      await dispatch(checkCart('open'));
    })();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void dispatch(checkCart('return'));
    };
    // Changes made elsewhere were not reported while the network was gone. Hidden tabs read on return.
    const onOnline = () => {
      if (document.visibilityState === 'visible') void dispatch(queueOrderRead(orderId));
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onOnline);
    const unfollow = dispatch(followOrderChanges(orderId));
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onOnline);
      unfollow();
    };
  }, [dispatch, orderId, restore]);

  // A visitor who is active may change the cart. A failure is reported by the change itself.
  useEffect(
    () => (orderId ? onFirstActivity(() => void loadCommands().catch(() => undefined)) : undefined),
    [orderId],
  );

  const cart = useMemo(() => {
    const { maxQuantityPerLine } = config;
    const rules = { maxQuantityPerLine, market, country };
    return order ? toCartView(order, state, rules) : null;
  }, [order, state, config, market, country]);

  const retry = () => void dispatch(checkCart('open'));
  if (!orderId && kind !== 'unknown') return { screen: { status: 'empty' }, retry };
  if (!order || !cart)
    return { screen: query.isError ? failed(query.error) : { status: 'loading' }, retry };
  // A placed order is about to be forgotten (T1).
  if (!order.editable) return { screen: { status: 'loading' }, retry };
  if (cart.lines.length === 0) return { screen: { status: 'empty' }, retry };
  const stale = query.isError;
  return { screen: { status: 'filled', cart, order, stale, readOnly }, retry };
};

const failed = (error: object): CartScreen => {
  const isConnection = 'code' in error && (error.code === 'CONNECTION' || error.code === 'TIMEOUT');
  return { status: 'failed', reason: isConnection ? 'connection' : 'other' };
};
