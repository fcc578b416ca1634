import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { itemKey } from '../catalogue/item/indexed-item.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { ratingOf } from './ratings.ts';
import type { ReviewTable } from './review-table.ts';

/** Tells the index what an item's published reviews come to now. */
export type RefreshRating = (item: Pick<ReviewTable, 'kind' | 'code'>) => Promise<void>;

/** @param index - null where the service keeps none */
export const refreshRating =
  (
    database: Kysely<StoreDatabase>,
    index: () => Pick<CatalogueIndex, 'facets'> | null,
  ): RefreshRating =>
  async (item) => {
    const rating = await ratingOf(database, item);
    index()?.facets.rate(itemKey(item), rating);
  };
