import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

/** Retention of calls in ms: as long as the platform keeps its events. */
const LIFETIME = 30 * 24 * 3_600_000;
/** Maximum number of calls kept; a row takes about 100 bytes. */
const MOST = 100_000;
/** New calls between two prunings. */
const BETWEEN_SWEEPS = 1_000;

/** Calls received from the platform, for deduplication. */
interface WebhookCallTable {
  digest: string;
  at: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    webhook_call: WebhookCallTable;
  }
}

/** A call as received. */
export interface WebhookCall {
  path: string;
  topic: string;
  body: Buffer;
}

export interface KeptCalls {
  /**
   * Runs the work of a new call and records the call in one transaction. A body contains its row's `updated_at`, so
   * two events never have equal bodies.
   *
   * @param work - receives the transaction for its own writes
   * @returns false for a duplicate call
   */
  take: (
    call: WebhookCall,
    work: (transaction: Kysely<StoreDatabase>) => void | Promise<void>,
  ) => Promise<boolean>;
}

interface Bounds {
  most?: number;
  betweenSweeps?: number;
}

const digestOf = ({ path, topic, body }: WebhookCall): string =>
  createHash('sha256').update(`${path}\n${topic}\n`).update(body).digest('base64url');

/** Records calls in the service's database, within the limits of age and number above. */
export const keptCalls = (
  database: Kysely<StoreDatabase>,
  now: () => Date = () => new Date(),
  { most = MOST, betweenSweeps = BETWEEN_SWEEPS }: Bounds = {},
): KeptCalls => {
  let sinceSweep = betweenSweeps;

  const sweep = async (): Promise<void> => {
    const oldest = new Date(now().getTime() - LIFETIME).toISOString();
    await database.deleteFrom('webhook_call').where('at', '<', oldest).execute();
    const last = await database
      .selectFrom('webhook_call')
      .select('at')
      .orderBy('at', 'desc')
      .offset(most)
      .limit(1)
      .executeTakeFirst();
    if (last) await database.deleteFrom('webhook_call').where('at', '<=', last.at).execute();
  };

  return {
    take: async (call, work) => {
      const isNew = await database.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows: added } = await transaction
          .insertInto('webhook_call')
          .values({ digest: digestOf(call), at: now().toISOString() })
          .onConflict((conflict) => conflict.column('digest').doNothing())
          .executeTakeFirstOrThrow();
        if (added === 0n) return false;
        await work(transaction);
        return true;
      });
      if (!isNew) return false;
      sinceSweep += 1;
      if (sinceSweep > betweenSweeps) {
        sinceSweep = 0;
        await sweep();
      }
      return true;
    },
  };
};

/** Creates the table of received calls. */
export const createWebhookCallTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('webhook_call')
    .addColumn('digest', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('at', 'varchar(30)', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('webhook_call_at').on('webhook_call').column('at').execute();
};
