import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('manifest')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('release')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'varchar(30)', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_key', ['remote', 'version'])
    .execute();

  await database.schema
    .createTable('live_release')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('traffic', 'integer', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_release_key', ['remote', 'version'])
    .addForeignKeyConstraint('live_release_release', ['remote', 'version'], 'release', [
      'remote',
      'version',
    ])
    .execute();

  await database.schema
    .createTable('release_history')
    .addColumn('revision', 'integer', (column) => column.primaryKey())
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('action', 'varchar(20)', (column) => column.notNull())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('from_version', 'varchar(100)')
    .addColumn('traffic', 'integer')
    .addColumn('actor', 'varchar(200)', (column) => column.notNull())
    .addColumn('reason', 'varchar(500)')
    .addColumn('at', 'varchar(30)', (column) => column.notNull())
    .execute();

  await database.schema
    .createIndex('release_history_remote')
    .on('release_history')
    .columns(['remote', 'revision'])
    .execute();
};

/** Releases, live releases and the history of edits. */
export const releases: Migration = { up };
