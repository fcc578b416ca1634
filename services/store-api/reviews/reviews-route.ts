import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sendCached } from '../catalogue/routes/send-cached.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { replyError } from '../http/error-reply.ts';
import { itemSchema } from './item-schema.ts';
import { readReviews } from './read-reviews.ts';

/** An order or a page no one knows is the first, as in the catalogue's lists. */
const querySchema = itemSchema.extend({
  sort: z.enum(['newest', 'best', 'worst']).catch('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** `GET /catalogue/reviews`: open to any origin, as it tells what any visitor of the shop sees. */
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
