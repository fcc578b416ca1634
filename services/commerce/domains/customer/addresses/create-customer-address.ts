import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { customerAddressShape } from '../shapes/customer-addresses.ts';

/** Puts an address into a customer's book; from then on it is that customer's alone. */
export const createCustomerAddress = (
  { store, viewer }: Operation,
  input: Input,
): Result<string> => {
  const customerId = viewer.customerId ?? input.links['customer']?.id ?? null;
  const customer = store.get('customers', customerId);
  if (customer === undefined) return failure(mustExist('customer'));
  const address = input.links['address'];
  if (!address) return failure(mustExist('address'));
  store.update('addresses', address.id, { owner_id: customer.id });
  const row = store.insert('customer_addresses', {
    ...columnValues(customerAddressShape, input),
    customer_id: customer.id,
    customer_email: customer.email,
    address_id: address.id,
  });
  return success(row.id);
};
