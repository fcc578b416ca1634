import { sql, type Kysely, type Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { DIFFERENCE_KINDS, type DifferenceKind } from './difference.ts';
import type { DifferenceTable, RunTable } from './difference-tables.ts';

export type ListedDifference = Selectable<DifferenceTable>;
export type ListedRun = Selectable<RunTable>;

/** Position of a difference in the list: those of one page were found at the same moment. */
export type Position = Pick<ListedDifference, 'first_seen' | 'kind' | 'subject'>;

interface Options {
  kind?: DifferenceKind;
  isResolved: boolean;
  /** Only older ones. */
  before?: Position;
  limit: number;
}

/** Differences, the newest first. */
export const listDifferences = (
  database: Kysely<StoreDatabase>,
  { kind, isResolved, before, limit }: Options,
): Promise<ListedDifference[]> => {
  let query = database
    .selectFrom('reconciliation_difference')
    .selectAll()
    .where('resolved_at', isResolved ? 'is not' : 'is', null);
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
    .groupBy('kind')
    .execute();
  const none = Object.fromEntries(DIFFERENCE_KINDS.map((it) => [it, 0]));
  return {
    ...(none as Record<DifferenceKind, number>),
    ...Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)])),
  };
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
