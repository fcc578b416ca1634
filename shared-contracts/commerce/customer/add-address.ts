import { addressAttributes } from '../address-attributes.ts';
import type { AddressInput } from '../address.ts';
import { operation, type Operation } from '../operation.ts';
import { toAddress } from '../to-address.ts';
import type { CustomerAddress } from './types.ts';

export interface AddAddressInput {
  ownerId: string;
  email: string;
  address: AddressInput;
}

/** Writes an address and puts it into the customer's address book (C3). */
export const addAddress = ({
  ownerId,
  email,
  address,
}: AddAddressInput): Operation<CustomerAddress> =>
  operation(async ({ addresses, customers, customer_addresses, options }) => {
    const written = await addresses.create(addressAttributes(address), {}, options);
    const link = {
      customer_email: email,
      customer: customers.relationship(ownerId),
      address: addresses.relationship(written.id),
    };
    const { id } = await customer_addresses.create(link, {}, options);
    return { id, address: toAddress(written) };
  });
