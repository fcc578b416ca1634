import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Profile } from './profile.ts';
import { isRole } from './roles.ts';

/** The profile of a platform user (O4); null without one, or if its role is unknown. */
export const readProfile = async (
  database: Kysely<StoreDatabase>,
  uid: string,
): Promise<Profile | null> => {
  const row = await database
    .selectFrom('back_office_profile')
    .select(['uid', 'email', 'role', 'org', 'name'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row && isRole(row.role) ? { ...row, role: row.role } : null;
};
