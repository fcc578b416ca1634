import type { AppStore } from '@shop/contracts/store';
import type { FreshView } from '../../model/item/fresh-view.ts';
import { confirmAll } from './confirm-all.ts';
import { onIdle } from '@shop/contracts/ui';

export interface FreshKey {
  market: string;
  kind: 'sku' | 'bundle';
  code: string;
}

/** What has been confirmed since the page arrived. */
export interface FreshItems {
  /** Undefined until it is known; null for what is no longer sold here. */
  of: (key: FreshKey) => FreshView | null | undefined;
  /** Asks for an item together with all others asked for until the page is idle. Each is asked for once. */
  want: (key: FreshKey) => void;
  subscribe: (listener: () => void) => () => void;
}

const nameOf = ({ market, kind, code }: FreshKey) => `${market} ${kind} ${code}`;

const openFreshItems = (store: AppStore): FreshItems => {
  const asked = new Map<string, FreshKey>();
  const confirmed = new Map<string, FreshView | null>();
  const listeners = new Set<() => void>();
  let waiting: FreshKey[] = [];
  const confirm = async () => {
    const wanted = waiting;
    waiting = [];
    for (const { key, view } of await confirmAll(store, wanted)) confirmed.set(nameOf(key), view);
    for (const listener of listeners) listener();
  };
  return {
    of: (key) => confirmed.get(nameOf(key)),
    want: (key) => {
      if (asked.has(nameOf(key))) return;
      asked.set(nameOf(key), key);
      waiting.push(key);
      // Without an answer the page stands as it came: the cart asks the platform again anyway.
      if (waiting.length === 1) onIdle(() => void confirm().catch(() => undefined));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const perStore = new WeakMap<AppStore, FreshItems>();

/** The one record of confirmed items of a page's store. */
export const freshItemsOf = (store: AppStore): FreshItems => {
  const known = perStore.get(store) ?? openFreshItems(store);
  perStore.set(store, known);
  return known;
};
