import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Removes a user from the back office. Their sessions end at the next request, which finds no profile. */
export const removeProfile = async (
  database: Kysely<StoreDatabase>,
  uid: string,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('back_office_profile')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
