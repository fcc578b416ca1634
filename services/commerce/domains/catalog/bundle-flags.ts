import type { ReadContext } from '../../engine/definition/define-resource.ts';
import { itemsOfLists } from '../inventory/items-of-lists.ts';

/** A bundle ships, and is tracked, unless that holds for none of its SKUs. */
export const bundleFlags = (
  { store }: ReadContext,
  listId: string,
): { readonly do_not_ship: boolean; readonly do_not_track: boolean } => {
  const items = itemsOfLists(store, store.getAll('sku_lists', [listId])).get(listId) ?? [];
  const skus = items.map(({ sku }) => sku);
  const all = (flag: 'do_not_ship' | 'do_not_track') =>
    skus.length > 0 && skus.every((sku) => sku[flag] === true);
  return { do_not_ship: all('do_not_ship'), do_not_track: all('do_not_track') };
};
