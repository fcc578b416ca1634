import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  ANSWER_HEADERS,
  dropDocumentHeaders,
  endConnections,
  loggerOptions,
  requestId,
  transportSecurity,
} from '@shop/server-kit/http';
import { contextOf, type Market } from '@shop/contracts/market';
import { LIVE_REMOTES_PATH } from '../src/boot/live-manifest.ts';
import { HEALTH_HEADER } from '../src/health/health.ts';
import type { RenderRequest } from '../src/render/types.ts';
import { decodableUrl } from './address/canonical-path.ts';
import type { ServerConfig } from './config.ts';
import { readShellAssets } from './document/page-assets.ts';
import { registerGuestOrder } from './guest-order/guest-order-route.ts';
import { createReleaseHealth } from './health/release-health.ts';
import { registerOwnApi } from './own-api/own-api-route.ts';
import { registerPages } from './pages/page-route.ts';
import { hasDeveloped, withDevelopedRemotes } from './releases/developed-remotes.ts';
import { createLiveSets } from './releases/live-sets.ts';
import { liveRemotes } from './releases/release-set.ts';
import { cohortOf } from './releases/cohort.ts';
import { watchReleases } from './releases/watch-releases.ts';
import { registerRobots } from './search-engines/robots.ts';
import { registerSitemaps } from './search-engines/sitemap/sitemap-routes.ts';
import { createRenderPool } from './rendering/render-pool.ts';
import { registerWellKnownRoutes } from './well-known/well-known-routes.ts';

/** Hashed files never change, so validators are useless bytes. */
const FOR_EVER = {
  immutable: true,
  maxAge: '365d',
  etag: false,
  lastModified: false,
  acceptRanges: false,
};

const homeOf = (market: Market | undefined): RenderRequest | undefined =>
  market && { context: contextOf(market, null, market.default_locale), rest: '/', search: '' };

/** The shell's server: files, pages, and the releases they are composed of. Call `listen` on the result. */
export const createServer = async (config: ServerConfig): Promise<FastifyInstance> => {
  const headers = { ...ANSWER_HEADERS.shell, ...transportSecurity(config.shop.origin) };
  const putHeaders = (request: FastifyRequest, reply: FastifyReply): void =>
    void reply.headers(headers).header('x-request-id', request.id);
  const refuseAddress = (request: FastifyRequest, reply: FastifyReply): void => {
    putHeaders(request, reply);
    reply.code(400).type('text/plain; charset=utf-8').send('This address is malformed.\n');
  };
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: requestId,
    disableRequestLogging: true,
    // Requests on open connections are answered before the server stops.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route, nor a hook.
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  app.addHook('preClose', endConnections(app.server));
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
  const shell = readShellAssets(config.dist);
  const live = createLiveSets(async (set, percentage) => {
    // A remote in development has no node build: the browser renders the whole page instead of a page with gaps.
    if (hasDeveloped(config.developed)) return null;
    return createRenderPool({
      size: Math.ceil((config.workers * percentage) / 100),
      limit: config.renderLimit,
      rendererPath: join(config.dist, 'node', 'renderer.cjs'),
      setup: {
        config: config.shop,
        remotes: liveRemotes(set),
        containers: set.containers,
        indexLimit: config.indexLimit,
      },
      rehearsal: homeOf(config.shop.markets[0]),
      onTrouble: (message) => app.log.error(message),
    });
  }, app.log);

  const health = createReleaseHealth(config);
  app.addHook('onClose', async () => health.close());

  const watch = await watchReleases({
    endpoint: config.shop.storeApi.endpoint,
    dataDir: config.dataDir,
    interval: config.pollInterval,
    log: app.log,
    ignored: Object.keys(config.developed ?? {}),
    onChange: (sets) => live.replace(withDevelopedRemotes(sets, config.developed)),
  });
  app.addHook('onClose', async () => {
    await watch.stop();
    await live.drain();
  });

  await app.register(fastifyStatic, {
    // Pages rendered by an earlier build still find their files.
    root: [join(config.dist, 'web'), ...config.earlierDists.map((dist) => join(dist, 'web'))],
    prefix: '/assets/',
    preCompressed: true,
    setHeaders: dropDocumentHeaders,
    // In development the same name has another content after each build.
    ...(config.developed ? {} : FOR_EVER),
    index: false,
  });
  if (config.mediaDir) {
    await app.register(fastifyStatic, {
      root: config.mediaDir,
      prefix: '/media/',
      decorateReply: false,
      // Pictures are embedded elsewhere too: by the remotes' own pages, in mails.
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
      maxAge: '1d',
      index: false,
    });
  }
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../public'),
    decorateReply: false,
    // Each file is a route of its own: everything else below the root is a page.
    wildcard: false,
    maxAge: '7d',
    index: false,
  });
  app.get('/health', async (_request, reply) => {
    const { set } = live.defaultSet();
    const remotes = Object.keys(set.releases);
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', releaseSet: set.id, canaries: live.canaries(), remotes });
  });
  app.get(LIVE_REMOTES_PATH, async ({ headers: { cookie } }, reply) => {
    const [{ set }, { set: defaultSet }] = [live.of(cohortOf(cookie)), live.defaultSet()];
    const reported = health.of(set, defaultSet);
    if (reported) reply.header(HEALTH_HEADER, JSON.stringify(reported));
    return reply.header('cache-control', 'no-store').send(liveRemotes(set, defaultSet));
  });
  registerGuestOrder(app, config.shop);
  registerOwnApi(app, config.shop.storeApi.endpoint);
  registerWellKnownRoutes(app, config.shop);
  registerRobots(app, { config, set: () => live.defaultSet().set });
  registerSitemaps(app, { config, set: () => live.defaultSet().set });
  registerPages(app, { config, shell, live, health });
  return app;
};
