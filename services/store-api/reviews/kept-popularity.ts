import type { Kysely } from 'kysely';
import type { KeptPopularity } from '../catalogue/open-catalogue.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { allSold } from '../sales/count-sold.ts';
import { keepDemoReviews } from './demo-reviews.ts';
import { allRatings } from './ratings.ts';
import type { RefreshRating } from './refresh-rating.ts';

/** Initial ratings and sales of the index, and the import of demo reviews. */
export const keptPopularity = (
  database: Kysely<StoreDatabase>,
  refresh: RefreshRating,
): KeptPopularity => ({
  read: async () => ({ ratings: await allRatings(database), sold: await allSold(database) }),
  meet: async (entries) => {
    for (const item of await keepDemoReviews(database, entries)) await refresh(item);
  },
});
