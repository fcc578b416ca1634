import { isPurchase } from '@shop/contracts/commerce/is-purchase';
import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { readRows } from '../platform/read-rows.ts';
import type { ReviewTable } from './review-table.ts';

type ItemName = Pick<ReviewTable, 'kind' | 'code'>;

/** States of a purchase; a canceled order is none. */
const PLACED = { 'filter[q][status_in]': 'placed,editing,approved', include: 'line_items' };

/** The goods among an order's line items, which the row must include. */
export const itemsOf = (order: PlatformRow): ItemName[] =>
  order.many('line_items').flatMap(({ attributes }): ItemName[] => {
    const type = attributes['item_type'];
    if (type !== 'skus' && type !== 'bundles') return [];
    const kind = type === 'skus' ? 'sku' : 'bundle';
    const code = asText(attributes[`${kind}_code`]);
    return code ? [{ kind, code }] : [];
  });

const isTheirs = ({ attributes }: PlatformRow): boolean =>
  attributes['guest'] !== true &&
  isPurchase({
    status: asText(attributes['status']) ?? '',
    paymentStatus: asText(attributes['payment_status']) ?? '',
    fulfillment: asText(attributes['fulfillment_status']) ?? '',
  });

/**
 * Whether the customer bought the item, in a paid or delivered order. Guest orders with the same address do not
 * count.
 */
export const hasBought = async (
  platform: Platform,
  customerId: string,
  { kind, code }: ItemName,
): Promise<boolean> => {
  const path = `customers/${encodeURIComponent(customerId)}/orders`;
  for await (const orders of readRows(platform, path, PLACED))
    for (const order of orders.filter(isTheirs))
      if (itemsOf(order).some((it) => it.kind === kind && it.code === code)) return true;
  return false;
};
