import type { ReviewState } from '@shop/contracts/store-api';
import type { Kysely, Selectable } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReviewTable } from './review-table.ts';
import { buyerOf } from './buyer-of.ts';

export type ListedReview = Omit<Selectable<ReviewTable>, 'buyer'>;

const COLUMNS = [
  'id',
  'kind',
  'code',
  'rating',
  'title',
  'text',
  'locale',
  'name',
  'state',
  'created_at',
] as const satisfies readonly (keyof ListedReview)[];

/**
 * Reviews of a state, newest first.
 *
 * @param before - ISO 8601: only older ones
 */
export const listReviews = (
  database: Kysely<StoreDatabase>,
  { state, before, limit }: { state: ReviewState; before?: string; limit: number },
): Promise<ListedReview[]> => {
  let query = database.selectFrom('review').select(COLUMNS).where('state', '=', state);
  if (before) query = query.where('created_at', '<', before);
  return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
};

export const countReviews = async (
  database: Kysely<StoreDatabase>,
): Promise<Record<ReviewState, number>> => {
  const rows = await database
    .selectFrom('review')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(rows.map((it) => [it.state, Number(it.count)]));
  return { pending: 0, published: 0, rejected: 0, ...counts };
};

/**
 * Publishes or rejects a review; a decision can be changed.
 *
 * @returns the reviewed item; null if the review does not exist
 */
export const decideReview = async (
  database: Kysely<StoreDatabase>,
  id: string,
  state: Exclude<ReviewState, 'pending'>,
): Promise<Pick<ReviewTable, 'kind' | 'code'> | null> =>
  (await database
    .updateTable('review')
    .set({ state })
    .where('id', '=', id)
    .returning(['kind', 'code'])
    .executeTakeFirst()) ?? null;

/**
 * Rejects all reviews of a customer.
 *
 * @returns the reviewed items, also if called again
 */
export const rejectReviewsOf = (
  database: Kysely<StoreDatabase>,
  customerId: string,
): Promise<Pick<ReviewTable, 'kind' | 'code'>[]> =>
  database
    .updateTable('review')
    .set({ state: 'rejected' })
    .where('buyer', '=', buyerOf(customerId))
    .returning(['kind', 'code'])
    .execute();

/** Deletes a customer's reviews. */
export const deleteReviewsOf = async (
  database: Kysely<StoreDatabase>,
  customerId: string,
): Promise<void> => {
  await database.deleteFrom('review').where('buyer', '=', buyerOf(customerId)).execute();
};
