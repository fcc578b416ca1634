import { PAGE_SIZE } from '@shop/contracts/commerce/catalogue';
import type { AppStore } from '@shop/contracts/store';
import { confirmApi } from '../../api/confirm.ts';
import type { FreshView } from '../../model/item/fresh-view.ts';
import type { FreshKey } from './fresh-items.ts';

export interface ConfirmedItem {
  key: FreshKey;
  /** Null for what is no longer sold here. */
  view: FreshView | null;
}

const FROM_THE_PLATFORM = { subscribe: false, forceRefetch: true };

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...chunks(all.slice(size), size)];

/** Confirms items, 25 of a kind at a time (C2). Those whose call failed are left out. */
export const confirmAll = async (
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
