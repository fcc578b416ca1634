import type { CustomerAddress as PlatformLink } from '@commercelayer/sdk';
import type { CountryCode } from '../../market/types.ts';
import { addressAttributes } from '../address/address-attributes.ts';
import type { Address, AddressInput } from '../address/address.ts';
import { operation, type Operation } from '../call/operation.ts';
import { ok } from '../result.ts';
import { toAddress } from '../address/to-address.ts';
import type { CustomerAddress } from './types.ts';

/** Maps an entry of the address book; empty if its address is missing. */
export const toCustomerAddress = ({ id, address }: PlatformLink): CustomerAddress[] =>
  address ? [{ id, address: toAddress(address) }] : [];

export interface ListAddressesInput {
  /** Customer whose token the call uses; the platform shows no other address book. */
  ownerId: string;
  country?: CountryCode;
}

/** Reads the address book, or its part in one country, 25 entries a page (C3). */
export const listAddresses = ({ country }: ListAddressesInput): Operation<CustomerAddress[]> =>
  operation(async ({ customer_addresses, options }) => {
    const found: CustomerAddress[] = [];
    for (let pageNumber = 1, pageCount = 1; pageNumber <= pageCount; pageNumber += 1) {
      const filters: Record<string, string> = country ? { address_country_code_eq: country } : {};
      const params = { include: ['address'], filters, pageNumber, pageSize: 25 as const };
      const list = await customer_addresses.list(params, options);
      found.push(...list.flatMap(toCustomerAddress));
      pageCount = list.meta.pageCount;
    }
    return found;
  });

export interface AddAddressInput {
  ownerId: string;
  email: string;
  address: AddressInput;
}

/** Creates an address and links it to the customer's address book (C3). */
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

export interface UpdateAddressInput {
  ownerId: string;
  addressId: string;
  address: AddressInput;
}

/** Replaces an address (C3): fields missing in the input become empty. */
export const updateAddress = ({ addressId, address }: UpdateAddressInput): Operation<Address> =>
  operation(async ({ addresses, options }) =>
    toAddress(
      await addresses.update({ ...addressAttributes(address), id: addressId }, {}, options),
    ),
  );

export interface RemoveAddressInput {
  ownerId: string;
  /** Id of the address book's entry. */
  linkId: string;
  addressId: string;
}

/**
 * Removes an address from the address book, then deletes it (C3, T9). An address that an order needs cannot be deleted,
 * but leaves the book.
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
