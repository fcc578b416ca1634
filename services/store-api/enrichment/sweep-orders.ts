import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../platform/platform.ts';
import { readRows } from '../platform/read-rows.ts';
import type { KnownOrders } from './known-orders.ts';

/** Carts changed before this are left as they are, in ms. */
const LOOK_BACK = 24 * 60 * 60 * 1000;

interface Options {
  platform: Platform;
  known: KnownOrders;
  /** How much later than its `updated_at` a change may be seen, in ms. */
  overlap: number;
  /** Takes an order to be looked at, changed at a moment (ISO 8601); false where there is no room. */
  add: (id: string, updatedAt: string | null) => boolean;
}

/**
 * Looks for carts that changed since a moment and are not known to be complete: what webhooks did not tell, and what
 * an earlier run of the service left.
 *
 * @param since - ms since 1970; null for as far as it goes
 * @returns false where not all could be taken
 */
export const sweepOrders = async (
  { platform, known, overlap, add }: Options,
  since: number | null,
): Promise<boolean> => {
  const earliest = Date.now() - LOOK_BACK;
  const from = Math.max(earliest, (since ?? earliest) - overlap);
  let tookAll = true;
  for await (const rows of readRows(platform, 'orders', {
    'filter[q][status_in]': 'draft,pending',
    'filter[q][updated_at_gteq]': new Date(from).toISOString(),
    'fields[orders]': 'updated_at',
  })) {
    for (const { id, attributes } of rows) {
      const last = known.orders.get(id);
      if (last?.writtenAt === attributes['updated_at']) continue;
      tookAll = add(id, asText(attributes['updated_at'])) && tookAll;
    }
  }
  return tookAll;
};

/** When the platform last changed an order, in ms since 1970; null where there is none. */
export const newestChange = async (platform: Platform): Promise<number | null> => {
  const { rows } = await platform.list('orders', {
    sort: '-updated_at',
    'page[size]': '1',
    'fields[orders]': 'updated_at',
  });
  const at = Date.parse(String(rows[0]?.attributes['updated_at']));
  return Number.isNaN(at) ? null : at;
};
