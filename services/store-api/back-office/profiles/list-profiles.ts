import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Profile } from './profile.ts';
import { isRole } from './roles.ts';

/** All profiles, by e-mail address. */
export const listProfiles = async (database: Kysely<StoreDatabase>): Promise<Profile[]> => {
  const rows = await database
    .selectFrom('back_office_profile')
    .select(['uid', 'email', 'role', 'org', 'name'])
    .orderBy('email')
    .orderBy('uid')
    .execute();
  return rows.flatMap((row) => (isRole(row.role) ? [{ ...row, role: row.role }] : []));
};
