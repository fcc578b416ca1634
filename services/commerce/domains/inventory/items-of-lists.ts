import { within } from '../../engine/store/condition.ts';
import { groupBy } from '../../engine/store/group-by.ts';
import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../rows.ts';
import { matchesPattern } from './derive-of-sku.ts';

/** A SKU in a list, with how many of it there are. */
export interface ListedSku {
  readonly sku: Rows['skus'];
  readonly quantity: number;
}

/**
 * What each list holds, by list id: a manual list its items in their order, an
 * automatic one every SKU whose code its pattern takes, one of each.
 */
export const itemsOfLists = (
  store: Store,
  lists: readonly Rows['sku_lists'][],
): ReadonlyMap<string, readonly ListedSku[]> => {
  const manual = lists.filter((list) => list.manual);
  const items = store.select(
    'sku_list_items',
    within(
      't.sku_list_id',
      manual.map(({ id }) => id),
    ),
    'ORDER BY t.position, t.rowid',
  );
  const skus = new Map(
    store
      .getAll(
        'skus',
        items.map(({ sku_id }) => sku_id),
      )
      .map((sku) => [sku.id, sku]),
  );
  const byList = new Map<string, ListedSku[]>();
  for (const [listId, group] of groupBy(items, ({ sku_list_id }) => sku_list_id))
    byList.set(
      listId,
      group.flatMap(({ sku_id, quantity }) => {
        const sku = skus.get(sku_id ?? '');
        return sku ? [{ sku, quantity }] : [];
      }),
    );
  for (const { id, sku_code_regex } of lists.filter((list) => !list.manual)) {
    const codes = store.statement('SELECT id, code FROM skus ORDER BY code').all();
    const ids = codes
      .filter(({ code }) => sku_code_regex && matchesPattern(sku_code_regex, String(code)))
      .map((row) => String(row['id']));
    byList.set(
      id,
      store.getAll('skus', ids).map((sku) => ({ sku, quantity: 1 })),
    );
  }
  return byList;
};
