import { PAGE_SIZE } from '@shop/contracts/commerce/catalogue';
import type { AppStore } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { confirmApi, type FreshView } from './live-view.ts';

interface FreshKey {
  market: string;
  kind: 'sku' | 'bundle';
  code: string;
}

/** What has been confirmed since the page arrived. */
interface FreshItems {
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

interface ConfirmedItem {
  key: FreshKey;
  /** Null for what is no longer sold here. */
  view: FreshView | null;
}

const FROM_THE_PLATFORM = { subscribe: false, forceRefetch: true };

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...chunks(all.slice(size), size)];

/** Confirms items, 25 of a kind at a time (C2). Those whose call failed are left out. */
const confirmAll = async (
  { dispatch }: AppStore,
  wanted: readonly FreshKey[],
): Promise<ConfirmedItem[]> => {
  const confirm = async (keys: readonly FreshKey[], { market, kind }: FreshKey) => {
    const arg = { market, kind, codes: keys.map((it) => it.code) };
    const read = confirmApi.endpoints.catalogConfirm.initiate(arg, FROM_THE_PLATFORM);
    const { data } = await dispatch(read);
    return data ? keys.map((key) => ({ key, view: data[key.code] ?? null })) : [];
  };
  const groups = new Map<string, FreshKey[]>();
  for (const key of wanted) {
    const group = `${key.market} ${key.kind}`;
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  const calls = [...groups.values()]
    .flatMap((group) => chunks(group, PAGE_SIZE))
    .flatMap((keys) => (keys[0] ? [confirm(keys, keys[0])] : []));
  return (await Promise.all(calls)).flat();
};
