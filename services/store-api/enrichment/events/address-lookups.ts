import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

/** Concurrent lookups; any further address is left to the next sweep. */
const MOST = 50;

interface Options {
  platform: Platform;
  /** Called with each cart of the address, and its `updated_at`. */
  onOrder: (id: string, updatedAt: string | null) => void;
  /** Called if the lookup failed. */
  onFailed: () => void;
}

/** Finds the carts with a changed address, with one lookup at a time per address. */
export const addressLookups = ({
  platform,
  onOrder,
  onFailed,
}: Options): ((addressId: string) => void) => {
  /** Running lookups, and whether the address changed again meanwhile. */
  const running = new Map<string, boolean>();
  const run = async (addressId: string): Promise<void> => {
    try {
      do {
        running.set(addressId, false);
        for await (const rows of readRows(platform, 'orders', {
          'filter[q][shipping_address_id_eq]': addressId,
          'filter[q][status_in]': 'draft,pending',
          'fields[orders]': 'updated_at',
        }))
          for (const { id, attributes } of rows) onOrder(id, asText(attributes['updated_at']));
      } while (running.get(addressId));
    } catch {
      onFailed();
    } finally {
      running.delete(addressId);
    }
  };
  return (addressId) => {
    if (running.has(addressId)) running.set(addressId, true);
    else if (running.size >= MOST) onFailed();
    else void run(addressId);
  };
};
