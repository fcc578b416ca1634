import { type Kysely, sql, type Transaction } from 'kysely';
import type { CatalogueTables } from './tables.ts';

/** Channel of notifications after writes and notes. */
export const CHANNEL = 'catalogue_index';

/** Key of the state row with the token of the process that took the lease last. */
export const WRITER = 'writer';

export const notify = (database: Kysely<CatalogueTables>): Promise<unknown> =>
  sql`SELECT pg_notify(${CHANNEL}, '')`.execute(database);

/**
 * One writing transaction at a time, until its end: revisions are visible in their order, and a claim of the lease
 * waits for running writes.
 */
export const lockItems = (transaction: Transaction<CatalogueTables>): Promise<unknown> =>
  sql`LOCK TABLE catalogue_item IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);

/** Runs work in a transaction; others are notified if it reports a change. */
export type WriterTransaction = <T>(
  work: (transaction: Transaction<CatalogueTables>) => Promise<{ result: T; isChange: boolean }>,
) => Promise<T>;

/**
 * Transactions of the writer. Each checks that no other process took the lease since, so a process that is late to
 * notice the loss cannot write.
 *
 * @param token - of the held lease; null without it
 * @param lose - called if another process is the writer
 */
export const writerTransaction =
  (
    database: Kysely<CatalogueTables>,
    token: () => string | null,
    lose: () => void,
  ): WriterTransaction =>
  (work) =>
    database.transaction().execute(async (transaction) => {
      await lockItems(transaction);
      const writer = await transaction
        .selectFrom('catalogue_state')
        .select('value')
        .where('key', '=', WRITER)
        .executeTakeFirst();
      if (writer === undefined || writer.value !== token()) {
        lose();
        throw new Error('another process writes the index');
      }
      const { result, isChange } = await work(transaction);
      if (isChange) await notify(transaction);
      return result;
    });
