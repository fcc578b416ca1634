import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

/** Whether anything a customer bought is still to be sent. */
export const hasOpenOrders = async (platform: Platform, customerId: string): Promise<boolean> => {
  const path = `customers/${encodeURIComponent(customerId)}/orders`;
  const placed = { 'filter[q][status_in]': 'placing,placed,approved' };
  for await (const rows of readRows(platform, path, placed))
    if (rows.some((it) => it.attributes['fulfillment_status'] !== 'fulfilled')) return true;
  return false;
};
