import { type FileHandle, open } from 'node:fs/promises';
import type { Market } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { URLSET_END, URLSET_START, urlEntries, sitemapIndex, XML_TYPE } from './sitemap-xml.ts';
import type { DraftLine, SitemapPart } from './types.ts';
import type { ServerConfig } from '../../config.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import { chooseEncoding } from '../../pages/encode.ts';
import { keepDraft } from './keep-draft.ts';
import { writeDraft } from './write-draft.ts';

/**
 * One sitemap as text, a page of the shop at a time: however long, it is never in memory as a whole.
 *
 * @param handle the market's draft; closed at the end
 */
async function* streamSitemap(
  shop: ShopConfig,
  market: Market,
  handle: FileHandle,
  { start, end }: SitemapPart,
): AsyncGenerator<string> {
  try {
    yield URLSET_START;
    for await (const line of handle.readLines({ start, end, autoClose: false }))
      yield urlEntries(shop, market, JSON.parse(line) as DraftLine);
    yield URLSET_END;
  } finally {
    await handle.close();
  }
}

/** s after which the index, or the first release, may be there. */
const RETRY_AFTER = 30;

interface Options {
  config: ServerConfig;
  set: () => ReleaseSet;
}

/** `it-eur-12.xml` → market and number. */
const NAME = /^(.+)-([1-9]\d{0,5})\.xml$/;

/**
 * Serves `/sitemap.xml` and the sitemaps it lists, `/sitemaps/<market>-<n>.xml`: the screens of the live releases and
 * the items of the catalogue index.
 */
export const registerSitemaps = (app: FastifyInstance, { config, set }: Options): void => {
  const { shop, sitemapMaxAge } = config;
  const drafts = keepDraft({
    version: () => set().id,
    freshFor: sitemapMaxAge * 1000,
    onFailure: (error) => app.log.warn({ reason: String(error) }, 'no new sitemaps'),
    write: async () => {
      const routes = Object.values(set().releases).flatMap(({ extras }) => extras.routes);
      if (routes.length === 0) throw new Error('No release is live');
      return writeDraft(shop, routes, join(config.dataDir, 'sitemaps'));
    },
  });

  const unavailable = (reply: FastifyReply) =>
    reply
      .code(503)
      .headers({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('The catalogue is being read.\n');

  const unknown = (reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.\n');

  /** @returns whether the client has it already */
  const isNotModified = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
    reply.type(XML_TYPE).headers({
      etag,
      'cache-control': `public, max-age=${sitemapMaxAge}`,
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
    });
    return request.headers['if-none-match'] === etag;
  };

  app.get('/sitemap.xml', async (request, reply) => {
    if (!config.indexing) return unknown(reply);
    const draft = await drafts.get();
    if (!draft) return unavailable(reply);
    if (isNotModified(request, reply, `"${draft.id}"`)) return reply.code(304).send();
    return reply.send(
      sitemapIndex(
        [...draft.markets].flatMap(([code, { parts }]) =>
          parts.map(({ lastmod }, index) => ({
            loc: `${shop.origin}/sitemaps/${encodeURIComponent(code)}-${index + 1}.xml`,
            lastmod,
          })),
        ),
      ),
    );
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, code, number] = NAME.exec(request.params.name) ?? [];
    const market = shop.markets.find(({ market_code }) => market_code === code);
    if (!config.indexing || !market) return unknown(reply);
    const draft = await drafts.get();
    if (!draft) return unavailable(reply);
    const { file, parts } = draft.markets.get(market.market_code) ?? { file: '', parts: [] };
    const part = parts[Number(number) - 1];
    if (!part) return unknown(reply);
    const isZipped = chooseEncoding(request.headers['accept-encoding']) !== 'identity';
    const etag = `"${draft.id}-${request.params.name}${isZipped ? '-gz' : ''}"`;
    if (isNotModified(request, reply, etag)) return reply.code(304).send();
    const handle = await open(file).catch(() => null);
    if (!handle) {
      drafts.forget();
      return unavailable(reply.removeHeader('etag'));
    }
    const text = Readable.from(streamSitemap(shop, market, handle, part));
    if (!isZipped) return reply.send(text);
    reply.header('content-encoding', 'gzip');
    // A disconnected client ends both streams; a read error reaches the client as an aborted response.
    return reply.send(
      pipeline(text, createGzip(), (error) => {
        if (error) request.log.debug({ reason: String(error) }, 'sitemap not sent to its end');
      }),
    );
  });
};
