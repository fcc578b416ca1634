import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { itemsOfLists } from './items-of-lists.ts';

/** SKUs of lists in the lists' order, by list id. */
const skusOfLists = (lists: readonly Rows['sku_lists'][], { store }: ReadContext) =>
  new Map([...itemsOfLists(store, lists)].map(([id, items]) => [id, items.map(({ sku }) => sku)]));

/** `sku_lists.skus` of a batch of lists. */
export const deriveListedSkus = (
  lists: readonly Rows['sku_lists'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> => skusOfLists(lists, context);

const listsOf = (bundles: readonly Rows['bundles'][], { store }: ReadContext) =>
  store.getAll(
    'sku_lists',
    bundles.map(({ sku_list_id }) => sku_list_id),
  );

/** `bundles.skus` of a batch of bundles: the parts, through the bundle's list. */
export const deriveBundledSkus = (
  bundles: readonly Rows['bundles'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const byList = skusOfLists(listsOf(bundles, context), context);
  return new Map(bundles.map(({ id, sku_list_id }) => [id, byList.get(sku_list_id) ?? []]));
};

/** `bundles.skus_count`: units in each bundle. */
export const countBundleSkus = (
  bundles: readonly Rows['bundles'][],
  context: ReadContext,
): readonly number[] => {
  const byList = itemsOfLists(context.store, listsOf(bundles, context));
  return bundles.map(({ sku_list_id }) =>
    (byList.get(sku_list_id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  );
};
