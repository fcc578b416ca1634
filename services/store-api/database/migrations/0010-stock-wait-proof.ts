import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('stock_wait').addColumn('confirmed_at', 'varchar(30)').execute();
  // Existing requests were promised a notice without confirmation.
  await sql`UPDATE stock_wait SET confirmed_at = asked_at`.execute(database);
};

/** Confirmation time of a back-in-stock request. */
export const stockWaitProof: Migration = { up };
