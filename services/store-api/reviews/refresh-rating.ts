import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { itemKey } from '../catalogue/item/indexed-item.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { ratingOf } from './ratings.ts';
import type { ReviewTable } from './review-table.ts';

/** Updates an item's rating in the index. */
export type RefreshRating = (item: Pick<ReviewTable, 'kind' | 'code'>) => Promise<void>;

/** @param index - null without a catalog index */
export const refreshRating =
  (
    database: Kysely<StoreDatabase>,
    index: () => Pick<CatalogueIndex, 'facets'> | null,
  ): RefreshRating =>
  async (item) => {
    const rating = await ratingOf(database, item);
    index()?.facets.rate(itemKey(item), rating);
  };
