import { addressAttributes } from '../address-attributes.ts';
import type { Address, AddressInput } from '../address.ts';
import { operation, type Operation } from '../operation.ts';
import { toAddress } from '../to-address.ts';

export interface UpdateAddressInput {
  ownerId: string;
  addressId: string;
  address: AddressInput;
}

/** Writes an address anew (C3); what the input leaves out becomes empty. */
export const updateAddress = ({ addressId, address }: UpdateAddressInput): Operation<Address> =>
  operation(async ({ addresses, options }) =>
    toAddress(
      await addresses.update({ ...addressAttributes(address), id: addressId }, {}, options),
    ),
  );
