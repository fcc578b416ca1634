import { digest } from '../domains/auth/credentials/digest.ts';
import { hashPassword } from '../domains/auth/credentials/passwords.ts';
import { everything } from '../engine/store/condition.ts';
import type { Seed } from './seed-format.ts';
import type { Seeder } from './seeder.ts';

/** The organization, its API clients and demonstration customers. */
export const seedAccounts = ({ store, put }: Seeder, seed: Seed): void => {
  const [organization] = store.select('organizations', everything);
  if (organization) store.update('organizations', organization.id, { ...seed.organization });
  for (const { client_id, secret, kind, name } of seed.applications) {
    // A client of the configuration keeps its secret.
    if (store.where('applications', { uid: client_id }).length > 0) continue;
    put('applications', client_id, {
      name,
      kind,
      uid: client_id,
      public_access: kind === 'sales_channel',
      secret: secret === undefined ? null : digest(secret),
    });
  }
  for (const { email, password, addresses = [], metadata } of seed.customers) {
    // A customer once there is left alone: the password may have been changed since.
    if (store.where('customers', { email: email.toLowerCase() }).length > 0) continue;
    const customer_id = put('customers', email.toLowerCase(), {
      email: email.toLowerCase(),
      password_hash: hashPassword(password),
      status: 'prospect',
      metadata,
    });
    addresses.forEach((address, index) => {
      const reference = `${email} ${index}`;
      const address_id = put('addresses', reference, {
        ...address,
        business: address.company !== undefined,
        owner_id: customer_id,
      });
      put('customer_addresses', reference, {
        customer_id,
        address_id,
        customer_email: email.toLowerCase(),
      });
    });
  }
};
