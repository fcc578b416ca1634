import type { Kysely } from 'kysely';
import { databaseTime } from '../../database/database-time.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import type { Difference } from '../difference.ts';

const LONGEST_DETAIL = 500;

/**
 * Records differences that a run found: new ones, and open ones as seen again. One that had been resolved opens again, as
 * does a settled one whose facts have changed.
 */
export const recordDifferences = async (
  database: Kysely<StoreDatabase>,
  differences: readonly Difference[],
): Promise<void> => {
  for (const { kind, subject, orderId, orderNumber, detail, since } of differences) {
    const now = databaseTime(database);
    // One line: a form sends line breaks as others than it was given.
    const facts = detail.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_DETAIL);
    const values = {
      order_id: orderId,
      order_number: orderNumber,
      detail: facts,
      since,
      last_seen: now,
    };
    const key = ['kind', 'subject'] as const;
    await database
      .updateTable('reconciliation_difference')
      .set({ first_seen: now, resolved_at: null, settled_by: null, settled_at: null })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where((it) =>
        it.or([
          it('resolved_at', 'is not', null),
          it.and([it('settled_at', 'is not', null), it('detail', '!=', facts)]),
        ]),
      )
      .execute();
    await database
      .insertInto('reconciliation_difference')
      .values({ kind, subject, ...values, first_seen: now, resolved_at: null })
      .onConflict((conflict) => conflict.columns([...key]).doUpdateSet(values))
      .execute();
  }
};

/** Resolves the differences that a complete run no longer found. @param startedAt - start of the run */
export const resolveOthers = async (
  database: Kysely<StoreDatabase>,
  startedAt: string,
): Promise<void> => {
  await database
    .updateTable('reconciliation_difference')
    .set({ resolved_at: databaseTime(database) })
    .where('resolved_at', 'is', null)
    .where('last_seen', '<', startedAt)
    .execute();
};
