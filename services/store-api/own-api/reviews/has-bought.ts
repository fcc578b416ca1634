import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { readRows } from '../../platform/read-rows.ts';
import type { ReviewTable } from '../../reviews/review-table.ts';

type ItemName = Pick<ReviewTable, 'kind' | 'code'>;

/** A placed order, as it may go on; an order that was cancelled was no purchase. */
const PLACED = { 'filter[q][status_in]': 'placed,approved', include: 'line_items' };

const contains = (order: PlatformRow, { kind, code }: ItemName): boolean =>
  order.attributes['guest'] !== true &&
  order
    .many('line_items')
    .some(({ attributes }) =>
      kind === 'sku'
        ? attributes['item_type'] === 'skus' && attributes['sku_code'] === code
        : attributes['item_type'] === 'bundles' && attributes['bundle_code'] === code,
    );

/** Whether a placed order of the customer's contains the item. Orders of a guest with the same address are not theirs. */
export const hasBought = async (
  platform: Platform,
  customerId: string,
  item: ItemName,
): Promise<boolean> => {
  const path = `customers/${encodeURIComponent(customerId)}/orders`;
  for await (const orders of readRows(platform, path, PLACED))
    if (orders.some((it) => contains(it, item))) return true;
  return false;
};
