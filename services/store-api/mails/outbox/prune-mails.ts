import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { databaseTime } from './database-time.ts';

/** How long a sent mail is known, in ms: longer than an event of the platform is replayed. */
const LIFETIME = 90 * 24 * 3_600_000;

/** Deletes mails sent long ago, with the addresses they went to. Dead letters stay. */
export const pruneMails = async (database: Kysely<StoreDatabase>): Promise<void> => {
  await database
    .deleteFrom('mail')
    .where('state', '=', 'sent')
    .where('sent_at', '<', databaseTime(database, -LIFETIME))
    .execute();
};
