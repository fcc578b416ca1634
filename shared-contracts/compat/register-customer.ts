import { operation, type Operation } from '../commerce/call/operation.ts';
import { customerApi } from '../commerce/customer/customer-api.ts';
import { toCustomer } from '../commerce/customer/customer.ts';
import type { Customer } from '../commerce/customer/types.ts';
import type { ContractAdapter } from './contract-adapter.ts';

interface RegisterInput {
  email: string;
  password: string;
  metadata?: Record<string, unknown>;
}

/** Creates a customer with a password; any token will do. `EMAIL_TAKEN`. */
const registerCustomer = ({ email, password, metadata }: RegisterInput): Operation<Customer> =>
  operation(async ({ customers, options }) =>
    toCustomer(await customers.create({ email: email.trim(), password, metadata }, {}, options)),
  );

/** An account of 2.3 or older signs customers up on the platform; since 2.4 `store-api` does, with a welcome mail. */
export const registerOnPlatform: ContractAdapter = {
  since: '3.0.0',
  what: '`registerCustomer` and `useRegisterMutation` of `commerce/customer` removed',
  shared: {
    'commerce/customer': (exports) => {
      const { useRegisterMutation } = customerApi.injectEndpoints({
        overrideExisting: true,
        endpoints: ({ mutation }) => ({
          register: mutation<Customer, RegisterInput>({ query: registerCustomer }),
        }),
      });
      return { ...exports, registerCustomer, useRegisterMutation };
    },
  },
};
