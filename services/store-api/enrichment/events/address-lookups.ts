import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

/** Addresses looked up at once; more are left to the next look through changed carts. */
const MOST = 50;

interface Options {
  platform: Platform;
  /** Told of each cart that goes to the address, with its `updated_at`. */
  onOrder: (id: string, updatedAt: string | null) => void;
  /** The carts could not be looked up. */
  onFailed: () => void;
}

/** Finds the carts that go to an address that changed; each address once at a time. */
export const addressLookups = ({
  platform,
  onOrder,
  onFailed,
}: Options): ((addressId: string) => void) => {
  /** Addresses under way, and whether they changed again meanwhile. */
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
