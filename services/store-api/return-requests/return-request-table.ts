import type { Locale } from '@shop/contracts/market';
import type { ReturnKind } from '@shop/contracts/store-api';
import { sql, type ColumnType, type Kysely } from 'kysely';

/**
 * What became of a request:
 *
 * - `open`: not settled yet
 * - `cancelled`: nothing had shipped, so the order is canceled and paid back
 * - `returning`: the platform has a return for it
 * - `in-part`: some of an order that has not shipped, or that only a note names; for the merchant
 * - `late`: after the period, or the item is excluded by law; the merchant decides
 * - `nothing`: nothing is left to return
 * - `unmatched`: no order has this number and e-mail address; the merchant looks it up
 */
export type ReturnOutcome =
  'open' | 'cancelled' | 'returning' | 'in-part' | 'late' | 'nothing' | 'unmatched';

/** Statements of buyers that they withdraw from an order, or ask to return it. Never deleted with an account. */
export interface ReturnRequestTable {
  id: ColumnType<string, string, never>;
  kind: ColumnType<ReturnKind, ReturnKind, never>;
  /** As stated by the buyer. */
  number: ColumnType<string, string, never>;
  email: ColumnType<string, string, never>;
  name: ColumnType<string, string, never>;
  /** JSON of `{ line, quantity }[]`; null for the whole order, or the items that `note` names. */
  items: ColumnType<string | null, string | null, never>;
  /** 1 if only the note names the items. */
  is_partial: ColumnType<number, number | undefined, never>;
  /** The buyer's words: which items, or why. */
  note: ColumnType<string | null, string | null, never>;
  locale: ColumnType<Locale, Locale, never>;
  /** Path of the market: `it/eur`. */
  market: ColumnType<string, string, never>;
  received_at: ColumnType<string, string, never>;
  outcome: ReturnOutcome;
  order_id: string | null;
  /** Number of the return on the platform. */
  return_number: string | null;
  /** What the merchant owes, in cents: goods, and the share of the shipping cost. */
  refund_cents: number | null;
  currency: string | null;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    return_request: ReturnRequestTable;
  }
}

/** Creates the table of return requests. */
export const createReturnRequestTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('return_request')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('number', 'varchar(40)', (column) => column.notNull())
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('name', 'varchar(200)', (column) => column.notNull())
    .addColumn('items', 'text')
    .addColumn('note', 'text')
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('received_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('outcome', 'varchar(10)', (column) => column.notNull())
    .addColumn('order_id', 'varchar(40)')
    .addColumn('return_number', 'varchar(60)')
    .addColumn('refund_cents', 'integer')
    .addColumn('currency', 'varchar(3)')
    .execute();
  await database.schema
    .createIndex('return_request_received')
    .on('return_request')
    .columns(['outcome', 'received_at'])
    .execute();
};

/**
 * Adds whether only the note names the items. So far the form asked for a note in a withdrawal only then.
 */
export const addPartial = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('return_request')
    .addColumn('is_partial', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update return_request set is_partial = 1
    where kind = 'withdrawal' and items is null and note is not null`.execute(database);
};
