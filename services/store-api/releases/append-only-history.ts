import { type Kysely, PostgresAdapter, sql } from 'kysely';

const REFUSAL = 'release_history is append-only';

const onSqlite = async (database: Kysely<unknown>): Promise<void> => {
  for (const change of ['update', 'delete'])
    await sql
      .raw(
        `create trigger "release_history_no_${change}" before ${change} on "release_history" ` +
          `begin select raise(abort, '${REFUSAL}'); end`,
      )
      .execute(database);
};

const onPostgres = async (database: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      // A restore creates the tables again and keeps the function.
      `create or replace function release_history_refuse() returns trigger language plpgsql as ` +
        `$$ begin raise exception '${REFUSAL}'; end $$`,
    )
    .execute(database);
  await sql
    .raw(
      `create trigger release_history_append_only before update or delete or truncate ` +
        `on release_history for each statement execute function release_history_refuse()`,
    )
    .execute(database);
};

/**
 * Makes the history of releases an audit log: adds the author that a token's holder claims beside the actor that
 * store-api knows, and triggers that refuse updates and deletes by anybody but the table's owner, who can drop them.
 */
export const makeHistoryAppendOnly = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('release_history')
    .addColumn('claimed_by', 'varchar(200)')
    .execute();
  const postgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (postgres ? onPostgres(database) : onSqlite(database));
};
