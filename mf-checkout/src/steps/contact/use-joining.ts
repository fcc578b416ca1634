import { useEffect, useState } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import type { ShopEvents } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import {
  selectMarketContext,
  selectOrderId,
  useAppSelector,
  type ShopState,
} from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';

/** ms after which the checkout goes on with the order it has: the cart's code may not come. */
const PATIENCE = 10_000;

const selectMarketCode = (state: ShopState) => selectMarketContext(state).market.market_code;

const isJoining = (market: string, orderId: string | null): boolean =>
  orderId !== null && sessionStore().joining.read()?.[market] === orderId;

/**
 * Whether the cart someone logged in with is still to become the customer's (T5). Until then the checkout may be about
 * to go on with another order, so no section is shown that one could work in.
 */
export const useJoining = (): boolean => {
  const { events } = useShop();
  const market = useAppSelector(selectMarketCode);
  const orderId = useAppSelector(selectOrderId);
  // The server knows nothing of it.
  const hydrated = useHydrated();
  const [joining, setJoining] = useState(() => isJoining(market, orderId));
  useEffect(() => {
    const look = () => setJoining(isJoining(market, orderId));
    // What was asked before the login says nothing about it; what failed is tried again on the next page.
    const joined = ({ outcome }: ShopEvents['cart:joined']) =>
      outcome === 'failed' ? setJoining(false) : look();
    events.on('session:changed', look);
    events.on('cart:joined', joined);
    return () => {
      events.off('session:changed', look);
      events.off('cart:joined', joined);
    };
  }, [events, market, orderId]);
  useEffect(() => {
    if (!joining) return;
    const timer = setTimeout(() => setJoining(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [joining]);
  return joining && hydrated;
};
