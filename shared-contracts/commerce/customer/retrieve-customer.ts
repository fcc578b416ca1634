import { operation, type Operation } from '../operation.ts';
import { toCustomer } from './to-customer.ts';
import type { Customer } from './types.ts';

/** Reads the customer whose token is used, with the address book (C3). */
export const retrieveCustomer = (ownerId: string): Operation<Customer> =>
  operation(async ({ customers, options }) => {
    const include = ['customer_addresses', 'customer_addresses.address'];
    return toCustomer(await customers.retrieve(ownerId, { include }, options));
  });
