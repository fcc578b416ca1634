import type { Kysely } from 'kysely';

/** Counts of health reports. Every process adds to the same rows. */
interface ReleaseHealthTable {
  remote: string;
  release: string;
  /** `all` for the total, `2026-11-20T09:05` for a minute, `2026-11-20T09` for an hour (histograms); UTC. */
  period: string;
  metric: string;
  /** PostgreSQL returns a bigint as text. */
  count: number | string;
}

/** Comparison of a release with its baseline. */
interface ReleaseComparisonTable {
  remote: string;
  kind: string;
  /** Number of evaluations: of two processes that evaluate at once, one saves. */
  look: number;
  /** The comparison as JSON. */
  document: string;
}

/** A staged rollout in progress; at most one per remote. */
interface ReleaseRolloutTable {
  remote: string;
  version: string;
  /** Percentages as JSON. */
  stages: string;
  minutes: number;
  views: number;
  /** Index of the current stage. */
  stage: number;
  /** Time counted in this stage, in ms. */
  active_ms: number;
  /** Page views of the release when the stage began. */
  views_before: number;
  /** Time of the last evaluation. */
  looked_at: string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    release_health: ReleaseHealthTable;
    release_comparison: ReleaseComparisonTable;
    release_rollout: ReleaseRolloutTable;
  }
}

/** Creates the tables of counts, comparisons and staged rollouts. */
export const createReleaseHealthTables = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('release_health')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('release', 'varchar(100)', (column) => column.notNull())
    .addColumn('period', 'varchar(16)', (column) => column.notNull())
    .addColumn('metric', 'varchar(40)', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_health_key', ['remote', 'release', 'period', 'metric'])
    .execute();
  await database.schema
    .createIndex('release_health_period')
    .on('release_health')
    .column('period')
    .execute();
  await database.schema
    .createTable('release_comparison')
    .addColumn('remote', 'varchar(40)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('look', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_comparison_key', ['remote', 'kind'])
    .execute();
  await database.schema
    .createTable('release_rollout')
    .addColumn('remote', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('version', 'varchar(100)', (column) => column.notNull())
    .addColumn('stages', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('active_ms', 'integer', (column) => column.notNull())
    .addColumn('views_before', 'bigint', (column) => column.notNull())
    .addColumn('looked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};
