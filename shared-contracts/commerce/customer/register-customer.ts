import { operation, type Operation } from '../operation.ts';
import { toCustomer } from './to-customer.ts';
import type { Customer, RegisterInput } from './types.ts';

/** Makes a customer with a password, with anybody's token. `EMAIL_TAKEN`. */
export const registerCustomer = ({
  email,
  password,
  metadata,
}: RegisterInput): Operation<Customer> =>
  operation(async ({ customers, options }) =>
    toCustomer(await customers.create({ email: email.trim(), password, metadata }, {}, options)),
  );
