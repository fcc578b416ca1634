import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { customerAddressShape } from '../shapes/customer-addresses.ts';
import type { Rows } from '../../rows.ts';

/**
 * Changes an entry of an address book. The address it leads to belongs to the
 * customer of the entry, so both move together.
 */
export const updateCustomerAddress = (
  { store }: Operation,
  entry: Rows['customer_addresses'],
  input: Input,
): Result<string> => {
  const values = columnValues(customerAddressShape, input);
  const customer = store.get('customers', input.links['customer']?.id ?? entry.customer_id);
  if (customer === undefined) return failure(mustExist('customer'));
  const addressId = input.links['address']?.id ?? entry.address_id;
  store.update('addresses', addressId, { owner_id: customer.id });
  store.update('customer_addresses', entry.id, {
    ...values,
    customer_id: customer.id,
    customer_email: customer.email,
    address_id: addressId,
  });
  return success(entry.id);
};
