import type { ColumnType, Kysely } from 'kysely';

/** Tokens that permit edits of some remotes. Only digests are stored, so the table's content permits none. */
interface ReleaseTokenTable {
  /** Names the token in the history of releases. Never reused, so rows are never deleted. */
  name: ColumnType<string, string, never>;
  /** SHA-256 of the token, in hexadecimal. */
  digest: ColumnType<string, string, never>;
  /** Names of remotes separated by spaces, or `*`. */
  scope: ColumnType<string, string, never>;
  /** E-mail address of the profile that made it. */
  author: ColumnType<string, string, never>;
  created_at: ColumnType<string, string, never>;
  expires_at: ColumnType<string, string, never>;
  /** Day of the last use, `2026-11-20` in UTC; null until the first. */
  last_used_on: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    release_token: ReleaseTokenTable;
  }
}

/** Creates the table of release tokens. */
export const createReleaseTokenTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('release_token')
    .addColumn('name', 'varchar(60)', (column) => column.primaryKey())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('author', 'varchar(320)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('last_used_on', 'varchar(10)')
    .addColumn('revoked_at', 'varchar(30)')
    .addColumn('revoked_by', 'varchar(320)')
    .execute();
};
