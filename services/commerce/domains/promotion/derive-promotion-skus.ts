import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import { deriveListedSkus } from '../inventory/derive-listed-skus.ts';

/** `skus` of a batch of promotions or rules: those of their SKU lists. */
export const derivePromotionSkus = (
  rows: readonly Row[],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const lists = context.store.getAll(
    'sku_lists',
    rows.map((row) => row['sku_list_id'] as string | null),
  );
  const skus = deriveListedSkus(lists, context);
  return new Map(rows.map((row) => [row.id, skus.get(String(row['sku_list_id'])) ?? []]));
};
