import { useEffect } from 'react';
import { useOrderQuery, type Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import {
  selectOrderId,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { selectIntents } from '../../model/cart-slice.ts';
import { foldIntents, type ShownLine } from '../../model/fold-intents.ts';
import { followChanges } from '../../model/follow-changes.ts';
import { openCart } from '../../model/open-cart.ts';

export type CartView =
  | { status: 'loading' }
  /** The order could not be read and there is no earlier one to show. */
  | { status: 'failed'; reason: 'connection' | 'other' }
  | { status: 'empty' }
  /** `stale`: the last reading failed, this is the one before. */
  | {
      status: 'filled';
      order: Order;
      lines: readonly ShownLine[];
      updating: boolean;
      stale: boolean;
    };

/** The cart as it is to be shown, and a way to read it again. */
export const useCart = (): { view: CartView; retry: () => void } => {
  const dispatch = useAppDispatch();
  const { events } = useShop();
  const orderId = useAppSelector(selectOrderId);
  const { kind } = useAppSelector(selectSession);
  const intents = useAppSelector(selectIntents);
  const query = useOrderQuery(orderId ?? '', { skip: !orderId });

  useEffect(() => {
    if (!orderId) return undefined;
    void dispatch(openCart());
    return followChanges({ dispatch, events, orderId });
  }, [dispatch, events, orderId]);

  const retry = () => void dispatch(openCart());
  if (!orderId) return { view: { status: kind === 'unknown' ? 'loading' : 'empty' }, retry };
  const order = query.currentData;
  if (!order)
    return { view: query.isError ? failedView(query.error) : { status: 'loading' }, retry };
  // An order that was placed is about to be forgotten (T1).
  if (!order.editable) return { view: { status: 'loading' }, retry };
  const lines = foldIntents(order, intents);
  if (lines.length === 0) return { view: { status: 'empty' }, retry };
  const updating = Object.keys(intents).length > 0;
  return { view: { status: 'filled', order, lines, updating, stale: query.isError }, retry };
};

const failedView = (error: object): CartView => {
  const isConnection = 'code' in error && (error.code === 'CONNECTION' || error.code === 'TIMEOUT');
  return { status: 'failed', reason: isConnection ? 'connection' : 'other' };
};
