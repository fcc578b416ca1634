import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { listCodes, marketsOf } from './item-names.ts';
import { listItems } from './list-items.ts';
import { sendCached } from './send-cached.ts';
import { suggestItems } from './suggest-items.ts';

type Query = Readonly<Record<string, unknown>>;
type Read = (index: CatalogueIndex, query: Query) => unknown;

const READS: Readonly<Record<string, Read>> = {
  items: listItems,
  suggestions: suggestItems,
  'markets-of': marketsOf,
  codes: listCodes,
};

const notReady = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .send({
      code: 'INDEX_NOT_READY',
      error: { code: 'INDEX_NOT_READY', message: 'The catalogue is being read.' },
    });

/** `GET /catalogue/…`. CORS allows any origin, since the data is public. */
export const catalogueRoutes = (app: FastifyInstance, index: CatalogueIndex): void => {
  app.register(async (scope) => {
    // Compresses a page of items to a seventh; a higher level gains almost nothing.
    await scope.register(compress, {
      encodings: ['gzip'],
      zlibOptions: { level: 1 },
      globalDecompression: false,
    });
    for (const [path, read] of Object.entries(READS)) {
      scope.get(`/catalogue/${path}`, async (request: FastifyRequest, reply) => {
        reply.header('access-control-allow-origin', '*');
        if (!index.isReady()) return notReady(reply);
        return sendCached(request, reply, await read(index, request.query as Query));
      });
    }
  });
};
