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

/** Timeout in ms, after which the checkout continues with its own order: the cart's code may fail to load. */
const TIMEOUT = 10_000;

const selectMarketCode = (state: ShopState) => selectMarketContext(state).market.market_code;

const isJoining = (market: string, orderId: string | null): boolean =>
  orderId !== null && sessionStore().joining.read()?.[market] === orderId;

/**
 * Whether the guest's cart is still being merged after a login (T5). Until then the checkout may switch to another
 * order, so no section is displayed.
 */
export const useJoining = (): boolean => {
  const { events } = useShop();
  const market = useAppSelector(selectMarketCode);
  const orderId = useAppSelector(selectOrderId);
  // The server has no session storage.
  const hydrated = useHydrated();
  const [joining, setJoining] = useState(() => isJoining(market, orderId));
  useEffect(() => {
    const check = () => setJoining(isJoining(market, orderId));
    // A result from before the login does not count; a failed merge is tried again on the next page.
    const joined = ({ outcome }: ShopEvents['cart:joined']) =>
      outcome === 'failed' ? setJoining(false) : check();
    events.on('session:changed', check);
    events.on('cart:joined', joined);
    return () => {
      events.off('session:changed', check);
      events.off('cart:joined', joined);
    };
  }, [events, market, orderId]);
  useEffect(() => {
    if (!joining) return;
    const timer = setTimeout(() => setJoining(false), TIMEOUT);
    return () => clearTimeout(timer);
  }, [joining]);
  return joining && hydrated;
};
