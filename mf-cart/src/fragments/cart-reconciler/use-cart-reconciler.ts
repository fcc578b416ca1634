import { useCallback, useEffect } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import type { ShopEvents } from '@shop/contracts/events';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import {
  selectIsCustomer,
  selectMarketContext,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { loadCommands } from '../../commands/load-commands.ts';
import { closeUntransferred, untransferredChanged } from '../../transfer/transfer-slice.ts';
import type { MarketTransfer } from '../../transfer/transfer-to-market.ts';
import { untransferredStorage } from '../../transfer/untransferred.ts';

/**
 * Whether the tab's cart belongs to this market and no transfer is unfinished: then a guest needs no reconciliation and
 * no code is fetched. A tab without a market so far is assigned this one (M10).
 */
const staysHere = (here: string): boolean => {
  const { market, movingTo } = sessionStore();
  const last = market.read();
  if (last === null) market.write(here);
  return (last ?? here) === here && movingTo.read() === null;
};

/**
 * Reconciles the cart when the page is open and idle, after a login, and when the shopper agrees to transfer it to this
 * market. Returns the retry for a failed transfer.
 */
export const useCartReconciler = (): (() => void) => {
  const { events } = useShop();
  const dispatch = useAppDispatch();
  const text = useText();
  const isCustomer = useAppSelector(selectIsCustomer);

  const { market_code: here } = useAppSelector(selectMarketContext).market;

  const reconcile = useCallback(
    async (transfer?: MarketTransfer): Promise<void> => {
      if (!isCustomer && !transfer && staysHere(here)) return;
      const { reconcileCart } = await import(
        /* webpackChunkName: "order-life" */ '../../transfer/reconcile-cart.ts'
      );
      const outcome = await dispatch(reconcileCart(transfer));
      events.emit('cart:joined', { outcome });
      if (outcome === 'joined') events.emit('toast', { message: text('cart.life.joined') });
    },
    [dispatch, events, text, isCustomer, here],
  );
  // Without its code the order stays as it is; the next page tries again.
  const tryReconcile = useCallback(
    (transfer?: MarketTransfer) =>
      void reconcile(transfer).catch(() => events.emit('cart:joined', { outcome: 'failed' })),
    [reconcile, events],
  );

  useEffect(() => {
    const stored = untransferredStorage().read();
    if (stored) dispatch(untransferredChanged(stored));
    // After a login the shopper waits for it; otherwise the page does not need it.
    if (sessionStore().joining.read()) return tryReconcile();
    return onIdle(() => tryReconcile());
    // Once per page, and again after a login.
  }, [dispatch, tryReconcile, isCustomer]);

  useEffect(() => {
    const onSession = ({ kind, reason }: ShopEvents['session:changed']) => {
      if (kind === 'customer' || reason === 'expired') return;
      // List and outbox belong to the customer, and the next visitor may be another person (T3).
      closeUntransferred(dispatch);
      // Without its code pending changes are refused: the order no longer belongs to this visitor.
      void loadCommands().then(
        ({ clearOutbox }) => dispatch(clearOutbox()),
        () => undefined,
      );
    };
    const onMarket = () => tryReconcile({ agreed: true });
    const onCountry = ({ country }: ShopEvents['country:chosen']) =>
      // Without its code the address step sets the country.
      void loadCommands().then(
        ({ followCountry }) => dispatch(followCountry(country)),
        () => undefined,
      );
    events.on('session:changed', onSession);
    events.on('market:changed', onMarket);
    events.on('country:chosen', onCountry);
    return () => {
      events.off('session:changed', onSession);
      events.off('market:changed', onMarket);
      events.off('country:chosen', onCountry);
    };
  }, [events, dispatch, tryReconcile]);

  return useCallback(() => tryReconcile({ agreed: true }), [tryReconcile]);
};
