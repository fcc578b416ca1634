import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { buyerOf } from './buyer-of.ts';
import type { ReviewTable } from './review-table.ts';

/**
 * Deletes a customer's reviews.
 *
 * @returns the reviewed items
 */
export const forgetReviews = (
  database: Kysely<StoreDatabase>,
  customerId: string,
): Promise<Pick<ReviewTable, 'kind' | 'code'>[]> =>
  database
    .deleteFrom('review')
    .where('buyer', '=', buyerOf(customerId))
    .returning(['kind', 'code'])
    .execute();
