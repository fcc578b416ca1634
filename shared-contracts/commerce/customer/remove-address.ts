import { operation, type Operation } from '../operation.ts';
import { ok } from '../result.ts';

export interface RemoveAddressInput {
  ownerId: string;
  /** Id of the address book's entry. */
  linkId: string;
  addressId: string;
}

/**
 * Takes an address out of the address book, then deletes it (C3, T9). An address that an order still needs cannot
 * be deleted, and is gone from the book all the same.
 */
export const removeAddress =
  ({ linkId, addressId }: RemoveAddressInput): Operation<null> =>
  async (context) => {
    const unlinked = await operation(({ customer_addresses, options }) =>
      customer_addresses.delete(linkId, options),
    )(context);
    if (!unlinked.ok && unlinked.error.code !== 'NOT_FOUND') return unlinked;
    const deleted = await operation(({ addresses, options }) =>
      addresses.delete(addressId, options),
    )(context);
    if (deleted.ok || ['NOT_FOUND', 'VALIDATION'].includes(deleted.error.code)) return ok(null);
    return deleted;
  };
