import type { Kysely } from 'kysely';
import { databaseTime } from '../database/database-time.ts';
import type { StoreDatabase } from '../database/tables.ts';

/** Leases of orders whose return requests are being settled, so that two requests never return the same items. */
interface ReturnLeaseTable {
  order_id: string;
  /** The request that holds it. */
  request: string;
  /** ISO 8601, by the database's clock. */
  leased_until: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    return_lease: ReturnLeaseTable;
  }
}

/** Creates the table of leases. */
export const createReturnLeaseTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('return_lease')
    .addColumn('order_id', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('request', 'varchar(36)', (column) => column.notNull())
    .addColumn('leased_until', 'varchar(30)', (column) => column.notNull())
    .execute();
};

/**
 * Time in ms in which settling a request begins calls to the platform, and the lease of its work and its order. The
 * rest of the lease is longer than a call with all its retries (four times 20 s, each with a token, and three waits of
 * 60 s), so two processes never create a return of one request, nor two requests returns of the same items.
 */
export const RETURN_LIMIT = 240_000;
export const RETURN_LEASE = RETURN_LIMIT + 4 * 2 * 20_000 + 3 * 60_000 + 20_000;

/**
 * Leases an order to a request, or extends the request's lease. Only one request has it at any time, in all processes.
 * A failed attempt keeps it until it expires, because the platform may apply a call after its time limit.
 *
 * @returns false while another request has it
 */
export const leaseOrder = async (
  database: Kysely<StoreDatabase>,
  orderId: string,
  request: string,
): Promise<boolean> => {
  const lease = { request, leased_until: databaseTime(database, RETURN_LEASE) };
  const { numInsertedOrUpdatedRows: leased } = await database
    .insertInto('return_lease')
    .values({ order_id: orderId, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet(lease)
        .where((it) =>
          it.or([
            it('return_lease.request', '=', request),
            it('return_lease.leased_until', '<=', databaseTime(database)),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return leased === 1n;
};

/** Ends a request's leases, and those that have expired. */
export const endLeases = async (
  database: Kysely<StoreDatabase>,
  request: string,
): Promise<void> => {
  await database
    .deleteFrom('return_lease')
    .where((it) =>
      it.or([it('request', '=', request), it('leased_until', '<=', databaseTime(database))]),
    )
    .execute();
};
