import { operation, type Operation } from '../operation.ts';
import { toCustomer } from './to-customer.ts';
import type { Customer } from './types.ts';

export interface UpdateCustomerInput {
  ownerId: string;
  email?: string;
  password?: string;
  /** Keys to be set; the others stay. */
  metadata?: Record<string, unknown>;
}

/** Changes the customer's own data (C3). After a new e-mail or password the shopper logs in again (T13). */
export const updateCustomer = ({
  ownerId,
  email,
  password,
  metadata,
}: UpdateCustomerInput): Operation<Customer> =>
  operation(async ({ customers, options }) => {
    const before =
      metadata && (await customers.retrieve(ownerId, { fields: ['metadata'] }, options));
    const changes = {
      ...(email !== undefined && { email: email.trim() }),
      ...(password !== undefined && { password }),
      ...(metadata && { metadata: { ...before?.metadata, ...metadata } }),
    };
    const include = ['customer_addresses', 'customer_addresses.address'];
    return toCustomer(await customers.update({ id: ownerId, ...changes }, { include }, options));
  });
