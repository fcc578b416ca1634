import { sql, type Kysely, type Selectable } from 'kysely';
import { databaseTime } from '../database/database-time.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { DIFFERENCE_KINDS, type DifferenceKind } from './difference.ts';
import type { DifferenceTable, RunTable } from './difference-tables.ts';

export type ListedDifference = Selectable<DifferenceTable>;
export type ListedRun = Selectable<RunTable>;

/** Position of a difference in the list: those of one page were found at the same moment. */
export type Position = Pick<ListedDifference, 'first_seen' | 'kind' | 'subject'>;

/** `settled`: a user decided that it stays; `resolved`: a run no longer found it. */
export type DifferenceState = 'open' | 'settled' | 'resolved';

interface Options {
  kind?: DifferenceKind;
  state: DifferenceState;
  /** Only older ones. */
  before?: Position;
  limit: number;
}

/** Differences, the newest first. */
export const listDifferences = (
  database: Kysely<StoreDatabase>,
  { kind, state, before, limit }: Options,
): Promise<ListedDifference[]> => {
  let query = database
    .selectFrom('reconciliation_difference')
    .selectAll()
    .where('resolved_at', state === 'resolved' ? 'is not' : 'is', null);
  if (state !== 'resolved')
    query = query.where('settled_at', state === 'settled' ? 'is not' : 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  if (before)
    query = query.where(
      sql<boolean>`(first_seen, kind, subject) < (${before.first_seen}, ${before.kind}, ${before.subject})`,
    );
  return query
    .orderBy('first_seen', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('subject', 'desc')
    .limit(limit)
    .execute();
};

/** Open differences of each kind. */
export const countDifferences = async (
  database: Kysely<StoreDatabase>,
): Promise<Record<DifferenceKind, number>> => {
  const rows = await database
    .selectFrom('reconciliation_difference')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .where('resolved_at', 'is', null)
    .where('settled_at', 'is', null)
    .groupBy('kind')
    .execute();
  const none = Object.fromEntries(DIFFERENCE_KINDS.map((it) => [it, 0]));
  return {
    ...(none as Record<DifferenceKind, number>),
    ...Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)])),
  };
};

/** A difference to settle, with the `detail` that the user has read: newer facts are not settled unread. */
export type SettleDifferenceInput = Pick<ListedDifference, 'kind' | 'subject' | 'detail'>;

/**
 * Settles an open difference: it is no longer counted, until its facts change.
 *
 * @param by - e-mail address of the user
 * @returns false if it is not open, or its facts have changed since the user read them
 */
export const settleDifference = async (
  database: Kysely<StoreDatabase>,
  { kind, subject, detail }: SettleDifferenceInput,
  by: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('reconciliation_difference')
    .set({ settled_by: by, settled_at: databaseTime(database) })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('detail', '=', detail)
    .where('resolved_at', 'is', null)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** The newest run; undefined before the first one. */
export const newestRun = (database: Kysely<StoreDatabase>): Promise<ListedRun | undefined> =>
  database
    .selectFrom('reconciliation_run')
    .selectAll()
    .orderBy('created_at', 'desc')
    // Of two in the same millisecond, the one that has not ended.
    .orderBy(({ case: when }) =>
      when().when('state', 'in', ['waiting', 'running']).then(0).else(1).end(),
    )
    .limit(1)
    .executeTakeFirst();

/** When the last complete run ended, ISO 8601; null without one. */
export const lastSuccess = async (database: Kysely<StoreDatabase>): Promise<string | null> => {
  const row = await database
    .selectFrom('reconciliation_run')
    .select(({ fn }) => fn.max('ended_at').as('at'))
    .where('state', '=', 'done')
    .executeTakeFirst();
  return row?.at ?? null;
};
