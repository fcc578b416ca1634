import type { ItemReviews, Review, ReviewSort } from '@shop/contracts/commerce/catalogue';
import { formatDate } from '@shop/contracts/market';
import type { Kysely } from 'kysely';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReviewTable } from './review-table.ts';
import { sendCached } from '../catalogue/routes/send-cached.ts';
import { replyError } from '../http/error-reply.ts';
import { itemSchema } from './item-schema.ts';

interface ReviewQuery {
  kind: ReviewTable['kind'];
  code: string;
  sort: ReviewSort;
  /** From 1; a page beyond the end is the last one. */
  page: number;
  /** Ship-to country of the reader, whose day a review has; null for the merchant's. */
  country: string | null;
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
  { kind, code, sort, country }: ReviewQuery,
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
  return rows.map(({ created_at, ...it }) => ({ ...it, date: formatDate(created_at, country) }));
};

/** One page of an item's published reviews, with its rating. */
const readReviews = async (
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

/** An unknown sort order, page or country falls back to the first, as in listings. */
const querySchema = itemSchema.extend({
  sort: z.enum(['newest', 'best', 'worst']).catch('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .catch(null),
});

/** `GET /catalogue/reviews`. CORS allows any origin, since the data is public. */
export const reviewsRoute = (app: FastifyInstance, database: Kysely<StoreDatabase>): void => {
  app.register(async (scope) => {
    await scope.register(compress, { encodings: ['gzip'], globalDecompression: false });
    scope.get('/catalogue/reviews', async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      const query = querySchema.safeParse(request.query);
      if (!query.success) return replyError(reply, 400, 'MALFORMED', 'It names no item.');
      return sendCached(request, reply, await readReviews(database, query.data));
    });
  });
};
