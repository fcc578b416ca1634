import { operation, type Operation } from '../operation.ts';
import { toCustomer } from './to-customer.ts';
import type { Customer, RegisterInput } from './types.ts';

/**
 * Makes a customer with a password, with anybody's token. `EMAIL_TAKEN`. For releases of the account from before 2.4.0,
 * which the shell still runs; since then `store-api` signs up, and greets by mail.
 */
export const registerCustomer = ({
  email,
  password,
  metadata,
}: RegisterInput): Operation<Customer> =>
  operation(async ({ customers, options }) =>
    toCustomer(await customers.create({ email: email.trim(), password, metadata }, {}, options)),
  );
