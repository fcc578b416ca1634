import { useCallback, useEffect } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import {
  selectIsCustomer,
  selectMarketContext,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import type { ShopEvents } from '@shop/contracts/events';
import type { Arrival } from '../../transfer/transfer-to-market.ts';
import { closeList } from '../../transfer/list-left-behind.ts';
import { keptList, listed } from '../../transfer/transfer-slice.ts';
import { onIdle } from '@shop/contracts/ui';
import { loadWrites } from '../../commands/load-commands.ts';

/**
 * Whether the tab's cart is of this market and goes nowhere: then nothing has to be done for a guest, and no code be
 * fetched. A tab without a cart so far has this one from now on (M10).
 */
const staysHere = (here: string): boolean => {
  const { market, movingTo } = sessionStore();
  const last = market.read();
  if (last === null) market.write(here);
  return (last ?? here) === here && movingTo.read() === null;
};

/**
 * Looks after the order: when the page is open and idle, when somebody logs in, when the shopper agrees to take the
 * cart to this market. Returns the way to try again what failed.
 */
export const useOrderLife = (): (() => void) => {
  const { events } = useShop();
  const dispatch = useAppDispatch();
  const text = useText();
  const isCustomer = useAppSelector(selectIsCustomer);

  const { market_code: here } = useAppSelector(selectMarketContext).market;

  const look = useCallback(
    async (arrival?: Arrival): Promise<void> => {
      if (!isCustomer && !arrival && staysHere(here)) return;
      const { lookAfterOrder } = await import(
        /* webpackChunkName: "order-life" */ '../../transfer/reconcile-cart.ts'
      );
      const adoption = await dispatch(lookAfterOrder(arrival));
      events.emit('cart:joined', { outcome: adoption });
      if (adoption === 'joined') events.emit('toast', { message: text('cart.life.joined') });
    },
    [dispatch, events, text, isCustomer, here],
  );
  // Without its code the order stays as it is; the next page tries again.
  const lookQuietly = useCallback(
    (arrival?: Arrival) =>
      void look(arrival).catch(() => events.emit('cart:joined', { outcome: 'failed' })),
    [look, events],
  );

  useEffect(() => {
    const kept = keptList().read();
    if (kept) dispatch(listed(kept));
    // Who has just logged in waits for it; else it is nothing the page is needed for.
    if (sessionStore().joining.read()) return lookQuietly();
    return onIdle(() => lookQuietly());
    // Once a page, and for whoever logs in on it.
  }, [dispatch, lookQuietly, isCustomer]);

  useEffect(() => {
    const onSession = ({ kind, reason }: ShopEvents['session:changed']) => {
      if (kind === 'customer' || reason === 'expired') return;
      // They are the customer's, and somebody else may be next (T3).
      closeList(dispatch);
      // Without its code what waits is refused: the order is not this visitor's any more.
      void loadWrites().then(
        ({ dropWishes }) => dispatch(dropWishes()),
        () => undefined,
      );
    };
    const onMarket = () => lookQuietly({ agreed: true });
    events.on('session:changed', onSession);
    events.on('market:changed', onMarket);
    return () => {
      events.off('session:changed', onSession);
      events.off('market:changed', onMarket);
    };
  }, [events, dispatch, lookQuietly]);

  return useCallback(() => lookQuietly({ agreed: true }), [lookQuietly]);
};
