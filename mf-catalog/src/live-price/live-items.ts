import { PAGE_SIZE } from '@shop/contracts/commerce/catalogue';
import type { AppStore } from '@shop/contracts/store';
import { onFirstActivity, onIdle } from '@shop/contracts/ui';
import { confirmApi, type LiveView } from './live-view.ts';

interface LiveItemKey {
  market: string;
  kind: 'sku' | 'bundle';
  code: string;
}

/** Items confirmed since the page arrived. */
interface LiveItems {
  /** Undefined until confirmed; null if no longer sold here. */
  of: (key: LiveItemKey) => LiveView | null | undefined;
  /**
   * Requests an item, batched with all requests until the visitor is active and the page idle. Each item is requested
   * once.
   */
  request: (key: LiveItemKey) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Longest wait in ms for a visitor who reads the page and does nothing. */
const LONGEST_WAIT = 5000;

const nameOf = ({ market, kind, code }: LiveItemKey) => `${market} ${kind} ${code}`;

const createLiveItems = (store: AppStore): LiveItems => {
  const requested = new Map<string, LiveItemKey>();
  const confirmed = new Map<string, LiveView | null>();
  const listeners = new Set<() => void>();
  let pending: LiveItemKey[] = [];
  const confirm = async () => {
    const keys = pending;
    pending = [];
    for (const { key, view } of await confirmInBatches(store, keys))
      confirmed.set(nameOf(key), view);
    for (const listener of listeners) listener();
  };
  return {
    of: (key) => confirmed.get(nameOf(key)),
    request: (key) => {
      if (requested.has(nameOf(key))) return;
      requested.set(nameOf(key), key);
      pending.push(key);
      // If the request fails the page keeps its values: the cart asks the platform anyway.
      if (pending.length === 1)
        onFirstActivity(() => onIdle(() => void confirm().catch(() => undefined)), LONGEST_WAIT);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const perStore = new WeakMap<AppStore, LiveItems>();

/** The confirmed items of a page's store. */
export const liveItemsOf = (store: AppStore): LiveItems => {
  const items = perStore.get(store) ?? createLiveItems(store);
  perStore.set(store, items);
  return items;
};

interface ConfirmedItem {
  key: LiveItemKey;
  /** Null if no longer sold here. */
  view: LiveView | null;
}

const FROM_THE_PLATFORM = { subscribe: false, forceRefetch: true };

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...chunks(all.slice(size), size)];

/** Confirms items in batches of 25 per kind (C2). Items of failed calls are left out. */
const confirmInBatches = async (
  { dispatch }: AppStore,
  keys: readonly LiveItemKey[],
): Promise<ConfirmedItem[]> => {
  const confirm = async (keys: readonly LiveItemKey[], { market, kind }: LiveItemKey) => {
    const arg = { market, kind, codes: keys.map((it) => it.code) };
    const read = confirmApi.endpoints.catalogConfirm.initiate(arg, FROM_THE_PLATFORM);
    const { data } = await dispatch(read);
    return data ? keys.map((key) => ({ key, view: data[key.code] ?? null })) : [];
  };
  const groups = new Map<string, LiveItemKey[]>();
  for (const key of keys) {
    const group = `${key.market} ${key.kind}`;
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  const calls = [...groups.values()]
    .flatMap((group) => chunks(group, PAGE_SIZE))
    .flatMap((keys) => (keys[0] ? [confirm(keys, keys[0])] : []));
  return (await Promise.all(calls)).flat();
};
