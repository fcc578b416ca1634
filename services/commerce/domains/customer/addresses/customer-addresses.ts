import type { Input, Operation, ReadContext } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, type Result, success } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { customerAddressShape } from '../shapes/customer-addresses.ts';
import type { Rows } from '../../rows.ts';
import { addressName } from './address-name.ts';
import { isMerchantAddress } from './write-address.ts';

/** Puts an address into a customer's book; from then on it is that customer's alone. */
export const createCustomerAddress = (operation: Operation, input: Input): Result<string> => {
  const { store, viewer } = operation;
  const customerId = viewer.customerId ?? input.links['customer']?.id ?? null;
  const customer = store.get('customers', customerId);
  if (customer === undefined) return failure(mustExist('customer'));
  const address = input.links['address'];
  if (!address || isMerchantAddress(operation, address.id)) return failure(mustExist('address'));
  store.update('addresses', address.id, { owner_id: customer.id });
  const row = store.insert('customer_addresses', {
    ...columnValues(customerAddressShape, input),
    customer_id: customer.id,
    customer_email: customer.email,
    address_id: address.id,
  });
  return success(row.id);
};

/**
 * Changes an entry of an address book. The address it leads to belongs to the
 * customer of the entry, so both move together.
 */
export const updateCustomerAddress = (
  operation: Operation,
  entry: Rows['customer_addresses'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const values = columnValues(customerAddressShape, input);
  const customer = store.get('customers', input.links['customer']?.id ?? entry.customer_id);
  if (customer === undefined) return failure(mustExist('customer'));
  const addressId = input.links['address']?.id ?? entry.address_id;
  if (isMerchantAddress(operation, addressId)) return failure(mustExist('address'));
  store.update('addresses', addressId, { owner_id: customer.id });
  store.update('customer_addresses', entry.id, {
    ...values,
    customer_id: customer.id,
    customer_email: customer.email,
    address_id: addressId,
  });
  return success(entry.id);
};

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
