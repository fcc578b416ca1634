import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Role } from './roles.ts';

/** A platform user with access by configuration. */
export interface ConfiguredPerson {
  uid: string;
  email: string;
}

/** Creates a profile at the start of the service; an existing one is kept. */
export const ensureProfile = async (
  database: Kysely<StoreDatabase>,
  { uid, email }: ConfiguredPerson,
  role: Role,
  now: Date,
): Promise<void> => {
  await database
    .insertInto('back_office_profile')
    .values({
      uid,
      email,
      role,
      org: '',
      name: email,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
};
