import type { Kysely } from 'kysely';
import type { Rating } from '../catalogue/facets/popularity.ts';
import { itemKey } from '../catalogue/item/indexed-item.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReviewTable } from './review-table.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { KeptPopularity } from '../catalogue/open-catalogue.ts';
import { allSold } from '../sales/count-sold.ts';
import { keepDemoReviews } from './demo-reviews.ts';

type Database = Kysely<StoreDatabase>;
type ItemName = Pick<ReviewTable, 'kind' | 'code'>;

const published = (database: Database) =>
  database
    .selectFrom('review')
    .select(({ fn }) => [
      'kind',
      'code',
      fn.sum<number | string>('rating').as('sum'),
      fn.countAll<number | string>().as('count'),
    ])
    .where('state', '=', 'published')
    .groupBy(['kind', 'code']);

/** Ratings from published reviews, by item key. */
export const allRatings = async (database: Database): Promise<ReadonlyMap<string, Rating>> => {
  const rows = await published(database).execute();
  return new Map(rows.map((it) => [itemKey(it), { sum: Number(it.sum), count: Number(it.count) }]));
};

/** Rating of one item from its published reviews. */
export const ratingOf = async (database: Database, { kind, code }: ItemName): Promise<Rating> => {
  const row = await published(database)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
  return { sum: Number(row?.sum ?? 0), count: Number(row?.count ?? 0) };
};

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
