import type { Input, Operation } from '../core/define-resource.ts';
import { failure, mustExist, success, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { customerAddresses } from '../resources/customer-addresses.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { normalizeEmail } from './normalize-email.ts';

const customerOf = (operation: Operation, input: Input): Result<string> => {
  const { viewer } = operation;
  if (viewer.customerId !== null) return success(viewer.customerId);
  const link = input.links['customer'];
  if (link) return success(link.id);
  const email = normalizeEmail('customer_email', input.attributes['customer_email']);
  return email.ok ? success(findOrCreateCustomer(operation, email.value).id) : email;
};

/** Puts an address into a customer's book; from then on it is that customer's alone. */
export const createCustomerAddress = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const customerId = customerOf(operation, input);
  if (!customerId.ok) return customerId;
  const address = input.links['address'];
  if (!address) return failure(mustExist('address'));
  store.update('addresses', address.id, { owner_id: customerId.value });
  const row = store.insert('customer_addresses', {
    ...columnValues(customerAddresses, input),
    customer_id: customerId.value,
    customer_email: store.get('customers', customerId.value)?.email ?? '',
  });
  return success(row.id);
};
