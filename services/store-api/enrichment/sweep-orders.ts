import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../platform/platform.ts';
import { readRows } from '../platform/read-rows.ts';
import type { OrderCache } from './order-cache.ts';

/** Maximum age of carts to sweep, in ms. */
const LOOK_BACK = 24 * 60 * 60 * 1000;

interface Options {
  platform: Platform;
  cache: OrderCache;
  /** Maximum delay in ms until a change is visible after its `updated_at`. */
  overlap: number;
  /** Queues an order that changed at a moment (ISO 8601); false if the queue is full. */
  add: (id: string, updatedAt: string | null) => boolean;
}

/**
 * Sweeps carts that changed since a moment and are not known to be complete: missed events, and leftovers of an
 * earlier process.
 *
 * @param since - ms since 1970; null for the maximum age
 * @returns false if the queue could not take all
 */
export const sweepOrders = async (
  { platform, cache, overlap, add }: Options,
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
      const last = cache.orders.get(id);
      if (last?.writtenAt === attributes['updated_at']) continue;
      tookAll = add(id, asText(attributes['updated_at'])) && tookAll;
    }
  }
  return tookAll;
};

/** When the platform last changed any order, in ms since 1970; null without orders. */
export const newestChange = async (platform: Platform): Promise<number | null> => {
  const { rows } = await platform.list('orders', {
    sort: '-updated_at',
    'page[size]': '1',
    'fields[orders]': 'updated_at',
  });
  const at = Date.parse(String(rows[0]?.attributes['updated_at']));
  return Number.isNaN(at) ? null : at;
};
