import {
  type AppStore,
  selectMarketContext,
  useAppSelector,
  useStore,
} from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CardView } from '../card/card.ts';
import { liveItemsOf } from './live-items.ts';

/**
 * Whether the component was part of the server's document, which may be as old as its cache. Content rendered after
 * a navigation in the browser is current.
 */
const useServerRendered = (): boolean => {
  const hydrated = useHydrated();
  // Keeps the first value: later renders happen in the browser.
  return useState(!hydrated)[0];
};

const none = () => undefined;

/**
 * An item with its current price and availability. Pages come from a cache, so after hydration one call confirms
 * all visible items, and changed ones re-render.
 */
export const useLiveItem = <T extends Pick<CardView, 'kind' | 'code' | 'availability'>>(
  item: T,
): T => {
  const items = liveItemsOf(useStore() as AppStore);
  const market = useAppSelector(selectMarketContext).market.market_code;
  const { kind, code } = item;
  const serverRendered = useServerRendered();
  useEffect(() => {
    if (serverRendered) items.request({ market, kind, code });
  }, [serverRendered, items, market, kind, code]);
  const live = useSyncExternalStore(items.subscribe, () => items.of({ market, kind, code }), none);
  if (live === undefined) return item;
  return live === null
    ? { ...item, availability: { kind: 'sold-out' }, stock: 0 }
    : { ...item, ...live };
};
