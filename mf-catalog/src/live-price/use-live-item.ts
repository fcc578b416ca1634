import {
  type AppStore,
  selectMarketContext,
  useAppSelector,
  useStore,
} from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CardView } from '../card/card.ts';
import { freshItemsOf } from './live-items.ts';

/**
 * Whether a component stood already in the document the server sent, which may be as old as its cache. What is shown
 * after a navigation in the browser has just been read.
 */
const useCameWithDocument = (): boolean => {
  const hydrated = useHydrated();
  // The first value stays: later renders are all the browser's own.
  return useState(!hydrated)[0];
};

const none = () => undefined;

/**
 * An item with the price and availability it has now. Pages come out of a cache: once they stand, all items on view
 * are confirmed in one call, and those that changed are shown again.
 */
export const useFresh = <T extends Pick<CardView, 'kind' | 'code' | 'availability'>>(
  item: T,
): T => {
  const items = freshItemsOf(useStore() as AppStore);
  const market = useAppSelector(selectMarketContext).market.market_code;
  const { kind, code } = item;
  const cameWithDocument = useCameWithDocument();
  useEffect(() => {
    if (cameWithDocument) items.want({ market, kind, code });
  }, [cameWithDocument, items, market, kind, code]);
  const fresh = useSyncExternalStore(items.subscribe, () => items.of({ market, kind, code }), none);
  if (fresh === undefined) return item;
  return fresh === null
    ? { ...item, availability: { kind: 'sold-out' }, stock: 0 }
    : { ...item, ...fresh };
};
