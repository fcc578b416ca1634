import type { Kysely } from 'kysely';

/** Quantity of an item sold in a market by placed orders. */
export interface SoldItemTable {
  /** Market code. */
  market: string;
  kind: 'sku' | 'bundle';
  code: string;
  pieces: number;
}

/** Orders already included in the quantities. */
export interface CountedOrderTable {
  /** Order id on the platform. */
  id: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    sold_item: SoldItemTable;
    counted_order: CountedOrderTable;
  }
}

/** Creates the tables of sold quantities and counted orders. */
export const createSalesTables = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('sold_item')
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('kind', 'varchar(6)', (column) => column.notNull())
    .addColumn('code', 'varchar(100)', (column) => column.notNull())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sold_item_key', ['market', 'kind', 'code'])
    .execute();
  await database.schema
    .createTable('counted_order')
    .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
    .execute();
};
