import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** The user of the platform that the configuration lets in first. */
export interface FirstAdmin {
  uid: string;
  email: string;
}

/** Gives the first super admin a profile at the start of the service; one that exists stays as it is. */
export const ensureFirstAdmin = async (
  database: Kysely<StoreDatabase>,
  { uid, email }: FirstAdmin,
  now: Date,
): Promise<void> => {
  await database
    .insertInto('back_office_profile')
    .values({
      uid,
      email,
      role: 'SUPER_ADMIN',
      org: '',
      name: email,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
};
