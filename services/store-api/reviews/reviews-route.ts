import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sendCached } from '../catalogue/routes/send-cached.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { replyError } from '../http/error-reply.ts';
import { itemSchema } from './item-schema.ts';
import { readReviews } from './read-reviews.ts';

/** An unknown sort order or page falls back to the first, as in listings. */
const querySchema = itemSchema.extend({
  sort: z.enum(['newest', 'best', 'worst']).catch('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
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
