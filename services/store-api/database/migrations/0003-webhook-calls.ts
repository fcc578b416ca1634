import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('webhook_call')
    .addColumn('digest', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('webhook_call_at').on('webhook_call').column('at').execute();
};

/** Received webhook calls, so that duplicates are ignored even after a restart. */
export const webhookCalls: Migration = { up };
