import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

/** How long a call is known, in ms: as long as the platform keeps its events. */
const LIFETIME = 30 * 24 * 3_600_000;
/** Calls known at most; each is a row of some 100 bytes. */
const MOST = 100_000;
/** New calls between two looks for those to be forgotten. */
const BETWEEN_SWEEPS = 1_000;

/** A call as it came: where, about what, and its bytes. */
export interface WebhookCall {
  path: string;
  topic: string;
  body: Buffer;
}

export interface KeptCalls {
  /**
   * Does the work of a call that did not come before, and keeps the call with it: both or neither are committed. A
   * body says when its row last changed, so no two events have the same.
   *
   * @param work - gets the transaction, for what it writes itself
   * @returns false when the call came before
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

/** Remembers calls in the service's database: not for longer, and not more, than it says above. */
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
