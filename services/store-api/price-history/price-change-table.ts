import type { ColumnType, Kysely } from 'kysely';

/** Prices of items by market, from a moment until the next one. Rows are never changed or deleted. */
export interface PriceChangeTable {
  kind: 'sku' | 'bundle';
  code: string;
  /** Market code. */
  market: string;
  cents: number;
  /** Null without one. */
  compare_at_cents: number | null;
  /** Epoch ms; PostgreSQL returns a text. */
  since: ColumnType<number | string, number, never>;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    price_changes: PriceChangeTable;
  }
}

/** Creates the table of price changes. */
export const createPriceChangeTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('price_changes')
    .addColumn('kind', 'varchar(6)', (column) => column.notNull())
    .addColumn('code', 'varchar(100)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('compare_at_cents', 'integer')
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_changes_key', ['kind', 'code', 'market', 'since'])
    .execute();
};
