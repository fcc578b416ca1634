import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { addressName } from './address-name.ts';

/** `customer_addresses.name`: that of the address each entry holds. */
export const namesOfAddresses = (
  entries: readonly Rows['customer_addresses'][],
  { store }: ReadContext,
): readonly (string | null)[] => {
  const addresses = new Map(
    store
      .getAll(
        'addresses',
        entries.map(({ address_id }) => address_id),
      )
      .map((address) => [address.id, address]),
  );
  return entries.map(({ address_id }) => {
    const address = addresses.get(address_id);
    return address ? addressName(address) : null;
  });
};
