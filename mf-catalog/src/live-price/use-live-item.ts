import {
  type AppStore,
  selectMarketContext,
  useAppSelector,
  useStore,
} from '@shop/contracts/store';
import { useServerRendered } from '@shop/contracts/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { CardView } from '../card/card.ts';
import { liveItemsOf } from './live-items.ts';

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
  // A document may be as old as its cache; what the browser renders after a navigation is current.
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
