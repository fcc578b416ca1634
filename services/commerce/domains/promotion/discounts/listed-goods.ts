import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Goods } from '../../order/stock/goods-of-lines.ts';
import type { Rows } from '../../rows.ts';

/** Units of each SKU a list asks for by id: those of its items, or one of each that its pattern takes. */
const quantitiesOf = (
  { store }: ReadContext,
  list: Rows['sku_lists'],
  goods: readonly Goods[],
): ReadonlyMap<string, number> => {
  if (list.manual)
    return new Map(
      store
        .where('sku_list_items', { sku_list_id: list.id })
        .map(({ sku_id, quantity }) => [sku_id ?? '', Math.max(1, quantity)]),
    );
  const pattern = list.sku_code_regex === null ? null : new RegExp(list.sku_code_regex);
  return new Map(goods.filter(({ sku }) => pattern?.test(sku.code)).map(({ sku }) => [sku.id, 1]));
};

/** Ids of the lines whose SKU is on a list, or whose bundle is made of that very list. */
export const linesOnList = (
  context: ReadContext,
  list: Rows['sku_lists'],
  lines: readonly Rows['line_items'][],
  goods: readonly Goods[],
): ReadonlySet<string> => {
  const listed = quantitiesOf(context, list, goods);
  return new Set(
    lines
      .filter(({ item_type, item_id }) =>
        item_type === 'bundles'
          ? context.store.get('bundles', item_id)?.sku_list_id === list.id
          : item_type === 'skus' && listed.has(item_id ?? ''),
      )
      .map(({ id }) => id),
  );
};

/**
 * Whether an order holds what a SKU list rule asks for: one SKU of the list,
 * all of them, or so many sets of its items' quantities.
 */
export const satisfiesListRule = (
  context: ReadContext,
  rule: Rows['sku_list_promotion_rules'],
  goods: readonly Goods[],
): boolean => {
  const list = context.store.get('sku_lists', rule.sku_list_id);
  if (list === undefined) return false;
  const listed = quantitiesOf(context, list, goods);
  const ordered = new Map<string, number>();
  for (const { sku, quantity } of goods) ordered.set(sku.id, (ordered.get(sku.id) ?? 0) + quantity);
  const sets = [...listed].map(([id, quantity]) => Math.floor((ordered.get(id) ?? 0) / quantity));
  if (rule.min_quantity !== null && rule.min_quantity > 0)
    return sets.reduce((sum, count) => sum + count, 0) >= rule.min_quantity;
  return rule.all_skus
    ? sets.length > 0 && sets.every((count) => count > 0)
    : sets.some((count) => count > 0);
};
