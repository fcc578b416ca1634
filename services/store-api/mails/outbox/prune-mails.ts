import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { databaseTime } from '../../database/database-time.ts';

/** Retention of sent mails in ms: longer than the platform replays events. */
const LIFETIME = 90 * 24 * 3_600_000;

/** Deletes expired sent mails with their addresses. Keeps dead letters. */
export const pruneMails = async (database: Kysely<StoreDatabase>): Promise<void> => {
  await database
    .deleteFrom('mail')
    .where('state', '=', 'sent')
    .where('sent_at', '<', databaseTime(database, -LIFETIME))
    .execute();
};
