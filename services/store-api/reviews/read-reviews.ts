import type { ItemReviews, Review, ReviewSort } from '@shop/contracts/commerce/catalogue';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReviewTable } from './review-table.ts';

export interface ReviewQuery {
  kind: ReviewTable['kind'];
  code: string;
  sort: ReviewSort;
  /** From 1; a page beyond the end is the last one. */
  page: number;
}

/** Page size. */
const PAGE_SIZE = 5;

const ORDERS = {
  newest: [],
  best: [['rating', 'desc']],
  worst: [['rating', 'asc']],
} as const satisfies Record<ReviewSort, readonly (readonly ['rating', 'asc' | 'desc'])[]>;

const countRatings = async (
  database: Kysely<StoreDatabase>,
  { kind, code }: ReviewQuery,
): Promise<ItemReviews['distribution']> => {
  const rows = await database
    .selectFrom('review')
    .select(({ fn }) => ['rating', fn.countAll<number | string>().as('count')])
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('state', '=', 'published')
    .groupBy('rating')
    .execute();
  const counts = new Map(rows.map((it) => [it.rating, Number(it.count)]));
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0) as never;
};

const pageOf = async (
  database: Kysely<StoreDatabase>,
  { kind, code, sort }: ReviewQuery,
  page: number,
): Promise<Review[]> => {
  let query = database
    .selectFrom('review')
    .select(['id', 'rating', 'title', 'text', 'locale', 'name', 'created_at'])
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('state', '=', 'published');
  for (const [column, direction] of ORDERS[sort]) query = query.orderBy(column, direction);
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute();
  return rows.map(({ created_at, ...it }) => ({ ...it, date: created_at.slice(0, 10) }));
};

/** One page of an item's published reviews, with its rating. */
export const readReviews = async (
  database: Kysely<StoreDatabase>,
  query: ReviewQuery,
): Promise<ItemReviews> => {
  const distribution = await countRatings(database, query);
  const count = distribution.reduce((sum, it) => sum + it, 0);
  const sum = distribution.reduce((all, it, index) => all + it * (index + 1), 0);
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  return {
    reviews: count === 0 ? [] : await pageOf(database, query, page),
    rating: count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count },
    distribution,
    page,
    pageCount,
  };
};
