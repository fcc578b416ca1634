import type { Platform } from '../platform/platform.ts';
import { readRows } from '../platform/read-rows.ts';
import type { KnownOrders } from './known-orders.ts';

/** Carts changed before this are left as they are, in ms. */
const LOOK_BACK = 24 * 60 * 60 * 1000;
/** How far the clocks may differ, in ms. */
const OVERLAP = 10_000;

interface Options {
  platform: Platform;
  known: KnownOrders;
  /** Takes an order to be looked at; false where there is no room. */
  add: (id: string) => boolean;
}

/**
 * Looks for carts that changed since a moment and are not known to be complete: what webhooks did not tell, and what
 * an earlier run of the service left.
 *
 * @param since - ms since 1970; null for as far as it goes
 * @returns false where not all could be taken
 */
export const sweepOrders = async (
  { platform, known, add }: Options,
  since: number | null,
): Promise<boolean> => {
  const earliest = Date.now() - LOOK_BACK;
  const from = Math.max(earliest, (since ?? earliest) - OVERLAP);
  let tookAll = true;
  for await (const rows of readRows(platform, 'orders', {
    'filter[q][status_in]': 'draft,pending',
    'filter[q][updated_at_gteq]': new Date(from).toISOString(),
    'fields[orders]': 'updated_at',
  })) {
    for (const { id, attributes } of rows) {
      const last = known.orders.get(id);
      if (last?.writtenAt === attributes['updated_at']) continue;
      tookAll = add(id) && tookAll;
    }
  }
  return tookAll;
};
