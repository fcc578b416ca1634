import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { keepWorkOnce } from '../pending-work/index.ts';
import type { ReturnOutcome, ReturnRequestTable } from './return-request-table.ts';

export type ListedReturnRequest = Selectable<ReturnRequestTable>;

/**
 * Return requests, newest first.
 *
 * @param outcome - only these
 * @param before - ISO 8601: only older ones
 */
export const listReturnRequests = (
  database: Kysely<StoreDatabase>,
  { outcome, before, limit }: { outcome?: ReturnOutcome; before?: string; limit: number },
): Promise<ListedReturnRequest[]> => {
  let query = database.selectFrom('return_request').selectAll();
  if (outcome) query = query.where('outcome', '=', outcome);
  if (before) query = query.where('received_at', '<', before);
  return query.orderBy('received_at', 'desc').orderBy('id').limit(limit).execute();
};

export const countReturnRequests = async (
  database: Kysely<StoreDatabase>,
): Promise<Record<ReturnOutcome, number>> => {
  const rows = await database
    .selectFrom('return_request')
    .select(({ fn }) => ['outcome', fn.countAll<number | string>().as('count')])
    .groupBy('outcome')
    .execute();
  return {
    open: 0,
    unmatched: 0,
    'in-part': 0,
    late: 0,
    returning: 0,
    cancelled: 0,
    nothing: 0,
    ...Object.fromEntries(rows.map((it) => [it.outcome, Number(it.count)])),
  };
};

/** Outcomes that a second look may change. */
const UNSETTLED: readonly ReturnOutcome[] = ['open', 'unmatched', 'in-part', 'late', 'nothing'];

/** `unfinished`: it is being settled, or waits for its next attempt; `settled`: unknown, returned or canceled. */
export type RetryResult = 'queued' | 'unfinished' | 'settled';

/** Has a request settled again, within a minute: after the merchant corrected the order, or an item has shipped. */
export const retryReturnRequest = async (
  database: Kysely<StoreDatabase>,
  id: string,
): Promise<RetryResult> => {
  const row = await database
    .selectFrom('return_request')
    .select('id')
    .where('id', '=', id)
    .where('outcome', 'in', UNSETTLED)
    .executeTakeFirst();
  if (!row) return 'settled';
  const work = { id, kind: 'return-request', payload: { request: id } };
  return (await keepWorkOnce(database, work)) ? 'queued' : 'unfinished';
};
