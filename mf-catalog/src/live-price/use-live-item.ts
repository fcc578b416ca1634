import {
  type AppStore,
  selectMarketContext,
  useAppSelector,
  useStore,
} from '@shop/contracts/store';
import { useServerRendered } from '@shop/contracts/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CardView } from '../card/card.ts';
import { liveItemsOf } from './live-items.ts';
import type { LiveView } from './live-view.ts';

const none = () => undefined;

type Item = Pick<CardView, 'kind' | 'code'> & Partial<LiveView>;

/** The values that a confirmation may change, to compare. */
const liveValues = ({ price, compareAt, availability, stock }: Partial<LiveView>): string =>
  JSON.stringify([price, compareAt, availability, stock]);

/**
 * An item with its current price and availability. Pages come from a cache, so after hydration one call confirms
 * all visible items, and changed ones re-render. Data that the browser reads later replaces the confirmed values.
 */
export const useLiveItem = <T extends Item & Pick<CardView, 'availability'>>(item: T): T => {
  const items = liveItemsOf(useStore() as AppStore);
  const market = useAppSelector(selectMarketContext).market.market_code;
  const { kind, code } = item;
  const serverRendered = useServerRendered();
  const [first] = useState(item);
  const isOfDocument = serverRendered && first.kind === kind && first.code === code;
  useEffect(() => {
    if (isOfDocument) items.request({ market, kind, code });
  }, [isOfDocument, items, market, kind, code]);
  const live = useSyncExternalStore(items.subscribe, () => items.of({ market, kind, code }), none);
  if (live === undefined || !isOfDocument || liveValues(item) !== liveValues(first)) return item;
  return live === null
    ? { ...item, availability: { kind: 'sold-out' }, stock: 0 }
    : { ...item, ...live };
};
