import type { Kysely } from 'kysely';
import type { KeptPopularity } from '../catalogue/open-catalogue.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { allSold } from '../sales/count-sold.ts';
import { keepDemoReviews } from './demo-reviews.ts';
import { allRatings } from './ratings.ts';
import type { RefreshRating } from './refresh-rating.ts';

/** What the index begins with of reviews and sales, and where the demonstration's reviews go. */
export const keptPopularity = (
  database: Kysely<StoreDatabase>,
  refresh: RefreshRating,
): KeptPopularity => ({
  read: async () => ({ ratings: await allRatings(database), sold: await allSold(database) }),
  meet: async (entries) => {
    for (const item of await keepDemoReviews(database, entries)) await refresh(item);
  },
});
