import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

/** Ids of the carts that go to an address. */
export const ordersOfAddress = async (platform: Platform, addressId: string): Promise<string[]> => {
  const ids: string[] = [];
  for await (const rows of readRows(platform, 'orders', {
    'filter[q][shipping_address_id_eq]': addressId,
    'filter[q][status_in]': 'draft,pending',
    'fields[orders]': 'updated_at',
  }))
    ids.push(...rows.map(({ id }) => id));
  return ids;
};
