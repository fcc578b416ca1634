import { within } from '../../../engine/store/condition.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { isGiftCardPayment } from '../../promotion/gift-cards/is-gift-card-payment.ts';
import type { Rows } from '../../rows.ts';

/** Units of one SKU a line needs; a bundle's line needs several. */
export interface Goods {
  readonly lineItemId: string;
  readonly sku: Rows['skus'];
  readonly quantity: number;
}

/** Whether a line is something one buys, not a fee, a discount or a gift card that pays. */
export const isPurchasable = (
  line: Pick<Rows['line_items'], 'item_type' | 'unit_amount_cents'>,
): boolean => {
  const { item_type } = line;
  if (item_type === 'gift_cards') return !isGiftCardPayment(line);
  return item_type === 'skus' || item_type === 'bundles';
};

/** The SKUs a set of lines comes to, with bundles taken apart. */
export const goodsOfLines = (
  { store }: ReadContext,
  lines: readonly Rows['line_items'][],
): Goods[] => {
  const bundles = store.getAll(
    'bundles',
    lines.filter(({ item_type }) => item_type === 'bundles').map(({ item_id }) => item_id),
  );
  const listOf = new Map(bundles.map(({ id, sku_list_id }) => [id, sku_list_id]));
  const parts = store.select(
    'sku_list_items',
    within('t.sku_list_id', [...listOf.values()]),
    'ORDER BY t.position, t.rowid',
  );
  const needs = lines.flatMap(({ id, item_type, item_id, quantity }) => {
    if (item_type === 'skus') return [{ lineItemId: id, skuId: item_id, quantity }];
    if (item_type !== 'bundles') return [];
    return parts
      .filter(({ sku_list_id }) => sku_list_id === listOf.get(item_id ?? ''))
      .map((part) => ({
        lineItemId: id,
        skuId: part.sku_id,
        quantity: part.quantity * quantity,
      }));
  });
  const skus = new Map(
    store
      .getAll(
        'skus',
        needs.map(({ skuId }) => skuId),
      )
      .map((sku) => [sku.id, sku]),
  );
  return needs.flatMap(({ lineItemId, skuId, quantity }) => {
    const sku = skus.get(skuId ?? '');
    return sku ? [{ lineItemId, sku, quantity }] : [];
  });
};
