import type { Kysely } from 'kysely';
import { type Release, releaseSchema } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';

/** A registered release, or undefined. */
export const findRelease = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version: string,
): Promise<Release | undefined> => {
  const row = await database
    .selectFrom('release')
    .select('document')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && releaseSchema.parse(JSON.parse(row.document));
};
