import type { Kysely } from 'kysely';

/** Migration step: adds who settled a row of a table (an e-mail address), and when. */
export const addSettlement =
  (table: string) =>
  async (database: Kysely<unknown>): Promise<void> => {
    await database.schema.alterTable(table).addColumn('settled_by', 'varchar(320)').execute();
    await database.schema.alterTable(table).addColumn('settled_at', 'varchar(30)').execute();
  };
