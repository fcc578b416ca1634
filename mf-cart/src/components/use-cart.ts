import { useEffect, useMemo } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import {
  selectMarketContext,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { selectCart } from '../store/cart-slice.ts';
import type { CartView } from '../summary/cart-view.ts';
import { checkCart } from '../check/check-cart.ts';
import { followChanges } from '../order/follow-changes.ts';
import { toCartView } from '../summary/to-cart-view.ts';
import { useOrder } from './use-order.ts';
import { useTakeUp } from './use-restore-outbox.ts';

export type CartScreen =
  | { status: 'loading' }
  /** The order could not be read and there is no earlier one to show. */
  | { status: 'failed'; reason: 'connection' | 'other' }
  | { status: 'empty' }
  /**
   * `stale`: the last reading failed, this is the one before. `readOnly`: it is as the document came with it, and takes
   * changes when the platform has answered.
   */
  | { status: 'filled'; cart: CartView; order: Order; stale: boolean; readOnly: boolean };

/** The cart as it is to be shown, and a way to read it again. It is checked when it opens and when one comes back. */
export const useCart = (): { screen: CartScreen; retry: () => void } => {
  const dispatch = useAppDispatch();
  const { config, events } = useShop();
  const { kind } = useAppSelector(selectSession);
  const state = useAppSelector(selectCart);
  const { market } = useAppSelector(selectMarketContext);
  const { orderId, order, isWhole, ...query } = useOrder();
  const takeUp = useTakeUp();

  useEffect(() => {
    if (!orderId) return undefined;
    void (async () => {
      await takeUp();
      await dispatch(checkCart('open'));
    })();
    const comeBack = () => {
      if (document.visibilityState === 'visible') void dispatch(checkCart('return'));
    };
    document.addEventListener('visibilitychange', comeBack);
    const unfollow = followChanges({ dispatch, events, orderId });
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      unfollow();
    };
  }, [dispatch, events, orderId, takeUp]);

  const cart = useMemo(() => {
    const { maxQuantityPerLine } = config;
    const rules = { maxQuantityPerLine, market };
    return order ? toCartView(order, state, rules) : null;
  }, [order, state, config, market]);

  const retry = () => void dispatch(checkCart('open'));
  if (!orderId && kind !== 'unknown') return { screen: { status: 'empty' }, retry };
  if (!order || !cart)
    return { screen: query.isError ? failed(query.error) : { status: 'loading' }, retry };
  // An order that was placed is about to be forgotten (T1).
  if (!order.editable) return { screen: { status: 'loading' }, retry };
  if (cart.lines.length === 0) return { screen: { status: 'empty' }, retry };
  const stale = query.isError;
  return { screen: { status: 'filled', cart, order, stale, readOnly: !isWhole }, retry };
};

const failed = (error: object): CartScreen => {
  const isConnection = 'code' in error && (error.code === 'CONNECTION' || error.code === 'TIMEOUT');
  return { status: 'failed', reason: isConnection ? 'connection' : 'other' };
};
