import { and, condition, within } from '../core/condition.ts';
import type { ReadContext, Row } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { sellable } from '../resources/scopes.ts';

/** SKUs of lists in the order of the lists' items, as far as the viewer sees them; by list id. */
const skusOfLists = (listIds: readonly string[], { store, viewer }: ReadContext) => {
  const items = store.select(
    'sku_list_items',
    within('t.sku_list_id', listIds),
    'ORDER BY t.position, t.rowid',
  );
  const ids = within(
    't.id',
    items.map(({ sku_id }) => sku_id ?? ''),
  );
  const where = viewer.kind === 'integration' ? ids : and(ids, sellable(viewer, 't'));
  const skus = new Map(store.select('skus', where).map((sku) => [sku.id, sku]));
  const byList = new Map<string, Rows['skus'][]>();
  for (const { sku_list_id, sku_id } of items) {
    const sku = skus.get(sku_id ?? '');
    if (sku) byList.set(sku_list_id, [...(byList.get(sku_list_id) ?? []), sku]);
  }
  return byList;
};

/** `sku_lists.skus` of a batch of lists. */
export const deriveListedSkus = (
  lists: readonly Rows['sku_lists'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  skusOfLists(
    lists.map(({ id }) => id),
    context,
  );

/** `bundles.skus` of a batch of bundles: the parts, through the bundle's list. */
export const deriveBundledSkus = (
  bundles: readonly Rows['bundles'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const byList = skusOfLists(
    bundles.map(({ sku_list_id }) => sku_list_id),
    context,
  );
  return new Map(bundles.map(({ id, sku_list_id }) => [id, byList.get(sku_list_id) ?? []]));
};

/** `bundles.skus_count`: units in each bundle. */
export const countBundleSkus = (
  bundles: readonly Rows['bundles'][],
  { store }: ReadContext,
): readonly number[] =>
  bundles.map(({ sku_list_id }) =>
    store
      .select('sku_list_items', condition('t.sku_list_id = ?', sku_list_id))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
