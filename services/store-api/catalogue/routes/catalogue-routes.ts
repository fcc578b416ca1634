import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { listCodes } from './list-codes.ts';
import { listItems } from './list-items.ts';
import { marketsOf } from './markets-of.ts';
import { sendCached } from './send-cached.ts';
import { suggestItems } from './suggest-items.ts';

type Given = Readonly<Record<string, unknown>>;
type Read = (index: CatalogueIndex, given: Given) => unknown;

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

/** `GET /catalogue/…`: open to any origin, as it tells what any visitor of the shop sees. */
export const catalogueRoutes = (app: FastifyInstance, index: CatalogueIndex): void => {
  app.register(async (scope) => {
    // A page of items is a seventh as long; more effort would make it hardly shorter.
    await scope.register(compress, {
      encodings: ['gzip'],
      zlibOptions: { level: 1 },
      globalDecompression: false,
    });
    for (const [path, read] of Object.entries(READS)) {
      scope.get(`/catalogue/${path}`, async (request: FastifyRequest, reply) => {
        reply.header('access-control-allow-origin', '*');
        if (!index.isReady()) return notReady(reply);
        return sendCached(request, reply, await read(index, request.query as Given));
      });
    }
  });
};
