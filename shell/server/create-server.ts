import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  ANSWER_HEADERS,
  dropDocumentHeaders,
  endConnections,
  loggerOptions,
  nameCharset,
  requestId,
  sendDelta,
  setDictionaryHeaders,
  transportSecurity,
} from '@shop/server-kit/http';
import { getMetrics } from '@shop/server-kit/metrics';
import { contextOf, type Market, type MarketContext } from '@shop/contracts/market';
import { LIVE_REMOTES_PATH } from '../src/boot/live-manifest.ts';
import { HEALTH_HEADER } from '../src/health/health.ts';
import { decodableUrl } from './address/canonical-path.ts';
import { ownOrigins, type ServerConfig } from './config.ts';
import { registerDevelopment } from './development/development-routes.ts';
import { readShellAssets } from './document/page-assets.ts';
import { registerGuestOrder } from './guest-order/guest-order-route.ts';
import { registerHealth } from './health/health-routes.ts';
import { createReleaseHealth } from './health/release-health.ts';
import { measureReadiness, openMetrics } from './metrics/open-metrics.ts';
import { overrideOfVisitor } from './overrides/visitor-override.ts';
import { registerOwnApi } from './own-api/own-api-route.ts';
import { registerPages } from './pages/page-route.ts';
import { hasDeveloped, withDevelopedRemotes } from './releases/developed-remotes.ts';
import { createLiveSets } from './releases/live-sets.ts';
import { liveRemotes, type ReleaseSet } from './releases/release-set.ts';
import { confirmReleases, readProvided } from './releases/confirm-releases.ts';
import { registerReleaseSet } from './releases/release-set-route.ts';
import { omittedFillsReporter, slotFills } from './releases/slot-fills.ts';
import { setOfVisitor } from './releases/visitor-set.ts';
import { watchReleases } from './releases/watch-releases.ts';
import { openPreviews } from './previews/open-previews.ts';
import { registerPreviews } from './previews/preview-routes.ts';
import { readPreview } from './previews/read-preview.ts';
import { composeSet } from './releases/compose-set.ts';
import { registerRobots } from './search-engines/robots.ts';
import { registerSitemaps } from './search-engines/sitemap/sitemap-routes.ts';
import { createRenderPool } from './rendering/render-pool.ts';
import { createSparePools } from './rendering/spare-pools.ts';
import { createSamplePages } from './trials/sample-pages.ts';
import { registerTrial } from './trials/trial-route.ts';
import { registerWellKnownRoutes } from './well-known/well-known-routes.ts';

/** Hashed files never change, so validators are useless bytes. */
const FOR_EVER = {
  immutable: true,
  maxAge: '365d',
  etag: false,
  lastModified: false,
  acceptRanges: false,
};

const homeOf = (market: Market | undefined): MarketContext | undefined =>
  market && contextOf(market, null, market.default_locale);

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
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    // Requests on open connections are answered before the server stops.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route, nor a hook.
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  app.addHook('preClose', endConnections(app.server));
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
  app.addHook('onSend', async (_, reply) => nameCharset(reply));
  const shell = readShellAssets(config.dist);
  const home = homeOf(config.shop.markets[0]);
  const reportOmittedFills = omittedFillsReporter((reason) => app.log.warn(reason));
  const spares = createSparePools();
  const createPool = async (set: ReleaseSet, size: number) => {
    reportOmittedFills(set);
    // A remote in development has no node build: the browser renders the whole page instead of a page with gaps.
    if (hasDeveloped(config.developed)) return null;
    // Without a release there is no page, and the frame alone would answer 404.
    if (Object.keys(set.releases).length === 0) return null;
    const spare = spares.take(set.id);
    spare?.grow(size);
    if (spare) return spare;
    return createRenderPool({
      size,
      limit: config.renderLimit,
      rendererPath: join(config.dist, 'node', 'renderer.cjs'),
      setup: {
        config: config.shop,
        remotes: liveRemotes(set),
        slots: slotFills(set),
        containers: set.containers,
        indexLimit: config.indexLimit,
      },
      rehearsal: home && { context: home, rest: '/', search: '' },
      tracedOrigins: config.tracing && ownOrigins(config),
      onTrouble: (message) => app.log.error(message),
    });
  };
  const live = createLiveSets(
    (set, percentage) => createPool(set, Math.ceil((config.workers * percentage) / 100)),
    app.log,
  );

  const metrics = openMetrics(live);
  metrics.measure(app);
  const health = createReleaseHealth(config);
  app.addHook('onClose', async () => health.close());

  const confirmation = confirmReleases({
    endpoint: config.shop.storeApi.endpoint,
    token: config.shellToken,
    interval: config.pollInterval,
    provided: readProvided(config.dist),
    live,
    log: app.log,
  });
  const watch = await watchReleases({
    endpoint: config.shop.storeApi.endpoint,
    dataDir: config.dataDir,
    interval: config.pollInterval,
    log: app.log,
    ignored: Object.keys(config.developed ?? {}),
    onPoll: metrics.countPoll,
    onChange: (sets) => live.replace(withDevelopedRemotes(sets, config.developed)),
    afterPoll: confirmation.report,
  });
  const previews = openPreviews({
    readPreview: (key) => readPreview(config.shop.storeApi.endpoint, key),
    defaultSet: () => live.defaultSet().set,
    composeSet: (releases) =>
      composeSet({
        dataDir: config.dataDir,
        releases,
        before: {},
        warn: (reason) => app.log.warn(reason),
      }),
    createPool: (set) => createPool(set, 1),
  });
  const isSecure = config.shop.origin.startsWith('https:');
  app.addHook('onClose', async () => {
    await watch.stop();
    await Promise.all([confirmation.leave(), live.drain(), previews.drain(), spares.drain()]);
  });

  // Pages rendered by an earlier build still find their files.
  const roots = [config.dist, ...config.earlierDists].map((dist) => join(dist, 'web'));
  const prefix = '/assets/';
  if (!config.developed) app.addHook('onRequest', sendDelta({ prefix, roots, folder: prefix }));
  await app.register(fastifyStatic, {
    root: roots,
    prefix,
    preCompressed: true,
    setHeaders: (reply, path) => {
      dropDocumentHeaders(reply, path);
      if (!config.developed) setDictionaryHeaders(reply, path, prefix);
    },
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
  measureReadiness(metrics.registry, registerHealth(app, live).isReady);
  getMetrics(app, metrics, config.metricsToken);
  // Assigns no cohort: a visitor without one has the default set, in the document and here.
  const findSet = setOfVisitor({ live, isSecure, draw: () => null });
  const defaultSet = () => live.defaultSet().set;
  const { allowDevelopment } = config;
  const findOverride = overrideOfVisitor({ previews, isSecure, allowDevelopment, defaultSet });
  app.get(LIVE_REMOTES_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const override = await findOverride(request, reply);
    if (override && 'refuse' in override) return override.refuse(reply);
    // An override falls back to nothing, and no figures are kept of it.
    if (override) return liveRemotes(override.live.set);
    const { set } = findSet(request).live;
    const reported = health.of(set, defaultSet());
    if (reported) reply.header(HEALTH_HEADER, JSON.stringify(reported));
    return liveRemotes(set, defaultSet());
  });
  registerPreviews(app, { previews, isSecure });
  if (allowDevelopment) registerDevelopment(app, { origin: config.shop.origin, defaultSet });
  registerReleaseSet(app, { live, isSecure });
  const samples = createSamplePages(home);
  registerTrial(app, {
    previews,
    defaultSet: live.defaultSet,
    samples,
    onPassed: ({ set, pool }) => {
      if (pool) spares.keep(set.id, pool);
      watch.hurry();
    },
  });
  registerGuestOrder(app, config.shop);
  registerOwnApi(app, config.shop.storeApi.endpoint);
  registerWellKnownRoutes(app, config.shop);
  registerRobots(app, { config, set: defaultSet });
  registerSitemaps(app, { config, set: defaultSet });
  registerPages(app, { config, shell, live, previews, health, samples, metrics });
  return app;
};
