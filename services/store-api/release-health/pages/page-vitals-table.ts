import type { Kysely } from 'kysely';

/** Web Vitals of visitors by page and market. Every process adds to the same rows. */
interface PageVitalsTable {
  /** Remote and id of its route: `catalog/product`. */
  page: string;
  market: string;
  /** `2026-11-20`, UTC. */
  day: string;
  /** Vital and bucket of its histogram: `lcp:12`. */
  metric: string;
  /** PostgreSQL returns a bigint as text. */
  count: number | string;
}

declare module '../../database/tables.ts' {
  interface StoreDatabase {
    page_vitals: PageVitalsTable;
  }
}

export const createPageVitalsTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('page_vitals')
    .addColumn('page', 'varchar(100)', (column) => column.notNull())
    .addColumn('market', 'varchar(20)', (column) => column.notNull())
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('metric', 'varchar(10)', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_vitals_key', ['page', 'market', 'day', 'metric'])
    .execute();
};
