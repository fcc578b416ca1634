import type { ReviewState } from '@shop/contracts/store-api';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReviewTable } from './review-table.ts';

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
