import type { Kysely } from 'kysely';
import {
  type ReleaseEnvelope,
  releaseEnvelopeSchema,
  type ReleaseStatement,
} from '@shop/contracts/remote/release-statement';
import { readStatement } from '@shop/server-kit/signing';
import type { StoreDatabase } from '../database/tables.ts';

/** Statements of registered releases. */
interface ReleaseStatementTable {
  remote: string;
  version: string;
  /** The statement and its signatures as JSON, a DSSE envelope. */
  envelope: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    release_statement: ReleaseStatementTable;
  }
}

/** Creates the table of statements. Releases registered before have none. */
export const createStatementTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('release_statement')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('envelope', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_statement_key', ['remote', 'version'])
    .addForeignKeyConstraint('release_statement_release', ['remote', 'version'], 'release', [
      'remote',
      'version',
    ])
    .execute();
};

/** A stored envelope; undefined if there is none. */
export const parseEnvelope = (text: string | null): ReleaseEnvelope | undefined =>
  text === null ? undefined : releaseEnvelopeSchema.parse(JSON.parse(text));

/** The statement of a registered release with its signatures. */
export const findEnvelope = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version: string,
): Promise<ReleaseEnvelope | undefined> => {
  const row = await database
    .selectFrom('release_statement')
    .select('envelope')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return parseEnvelope(row?.envelope ?? null);
};

/** What a registered release states of itself, signed or not. */
export const readReleaseStatement = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version: string,
): Promise<ReleaseStatement | undefined> => {
  const envelope = await findEnvelope(database, remote, version);
  return envelope && readStatement(envelope);
};

/** Replaces the statement of a registered release; without one it has none. */
export const replaceEnvelope = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version: string,
  envelope: ReleaseEnvelope | undefined,
): Promise<void> => {
  await database
    .deleteFrom('release_statement')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
  if (!envelope) return;
  await database
    .insertInto('release_statement')
    .values({ remote, version, envelope: JSON.stringify(envelope) })
    .execute();
};
