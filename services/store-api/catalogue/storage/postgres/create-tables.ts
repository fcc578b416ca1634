import { sql, type Kysely } from 'kysely';
import { INDEX_LOCALES } from '../../item/locales.ts';
import type { CatalogueTables } from './tables.ts';

/**
 * Version of the schema and of the stored items. An index of another version is rebuilt, since it is derived data.
 */
export const SCHEMA_VERSION = 4;
/** Advisory lock against a process that starts at the same time. */
const LOCK = 7_204_301;

const WORDS = INDEX_LOCALES.map((it) => `catalogue_words_${it}`);

const TABLES = ['item', 'removed', 'note', 'term', 'state'].map((it) => `catalogue_${it}`);
const DROP = [
  ...[...WORDS, ...TABLES].map((it) => `DROP TABLE IF EXISTS ${it}`),
  'DROP SEQUENCE IF EXISTS catalogue_revision',
];

const CREATE = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE catalogue_item (
     number integer PRIMARY KEY, key text NOT NULL UNIQUE, document text NOT NULL, search_digest text NOT NULL,
     revision bigint NOT NULL, text_revision bigint NOT NULL)`,
  'CREATE INDEX catalogue_item_revision ON catalogue_item (revision)',
  'CREATE TABLE catalogue_removed (number integer PRIMARY KEY, revision bigint NOT NULL)',
  'CREATE INDEX catalogue_removed_revision ON catalogue_removed (revision)',
  'CREATE SEQUENCE catalogue_revision',
  'CREATE TABLE catalogue_note (id bigserial PRIMARY KEY, text text NOT NULL)',
  'CREATE TABLE catalogue_term (locale text, term text, PRIMARY KEY (locale, term))',
  'CREATE INDEX catalogue_term_letters ON catalogue_term USING gin (term gin_trgm_ops)',
  'CREATE TABLE catalogue_state (key text PRIMARY KEY, value text NOT NULL)',
  ...WORDS.flatMap((it) => [
    `CREATE TABLE ${it} (
       number integer PRIMARY KEY REFERENCES catalogue_item ON DELETE CASCADE, words tsvector NOT NULL)`,
    `CREATE INDEX ${it}_words ON ${it} USING gin (words) WITH (fastupdate = off)`,
  ]),
  `INSERT INTO catalogue_state (key, value) VALUES ('schema', '${SCHEMA_VERSION}')`,
];

/** Creates the tables of the index, unless they exist in this version. */
export const createTables = (database: Kysely<CatalogueTables>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const { rows } = await sql<{ there: boolean }>`
      SELECT to_regclass('catalogue_state') IS NOT NULL AS there`.execute(transaction);
    const version = rows[0]?.there
      ? await transaction
          .selectFrom('catalogue_state')
          .select('value')
          .where('key', '=', 'schema')
          .executeTakeFirst()
      : undefined;
    if (version?.value === String(SCHEMA_VERSION)) return;
    for (const it of [...DROP, ...CREATE]) await sql.raw(it).execute(transaction);
  });
