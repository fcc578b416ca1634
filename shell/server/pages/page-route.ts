import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MarketContext } from '@shop/contracts/market';
import { chosenCountry } from '@shop/contracts/market/chosen-country';
import { resolveAddress } from '../address/resolve-address.ts';
import type { ServerConfig } from '../config.ts';
import { ofPrivatePage, ofPublicPage, type ShellAssets } from '../document/page-assets.ts';
import { limitMisses } from '../guest-order/limit-misses.ts';
import { orderCookie, orderOfCookie } from '../guest-order/order-cookie.ts';
import { showsOrder } from '../guest-order/shows-order.ts';
import type { ReleaseHealth } from '../health/release-health.ts';
import { measurePageCache, type ShellMetrics } from '../metrics/open-metrics.ts';
import type { Live, LiveSets } from '../releases/live-sets.ts';
import { overrideOfVisitor } from '../overrides/visitor-override.ts';
import type { Previews } from '../previews/open-previews.ts';
import { isOfMissing, missingRoutes } from '../releases/refused-releases.ts';
import { EMPTY_RELEASE_SET, routesOf } from '../releases/release-set.ts';
import { setOfVisitor, type VisitorSet } from '../releases/visitor-set.ts';
import { QUEUE_LIMIT } from '../rendering/render-pool.ts';
import type { SamplePages } from '../trials/sample-pages.ts';
import { createSoldIn } from '../search-engines/sold-in.ts';
import { chooseEncoding } from './encode.ts';
import { measureDocuments } from './measure-documents.ts';
import { cacheControl, serverTiming, varyOf } from './page-headers.ts';
import { createPageCache, type CacheOutcome } from './page-cache.ts';
import { CAPACITY, isFailed, isFound, keepingOf, weightOf } from './page-keeping.ts';
import { renderRequest, type PageAnswer } from './render-request.ts';
import { traceDocument, type DocumentCache } from './trace-page.ts';

/** Answers 503 with the shop's error page, in browsers too. */
const UNAVAILABLE: Live = { set: EMPTY_RELEASE_SET, pool: null };

/** Retry-After, in s, of a page whose data could not be read. */
const RETRY_AFTER = 30;

interface Options {
  config: ServerConfig;
  shell: ShellAssets;
  live: Pick<LiveSets, 'of' | 'withId' | 'canaries' | 'refused'>;
  previews: Pick<Previews, 'of'>;
  health: ReleaseHealth;
  samples: Pick<SamplePages, 'note'>;
  /** Absent if nothing is measured. */
  metrics?: Pick<ShellMetrics, 'registry' | 'documents'>;
  /** Draws the cohort of a new visitor, 0–99. */
  draw?: () => number;
}

/** A zone's country in the address (`/sg/usd/en`) is the visitor's choice: redirects keep its prefix. */
const inPlace = (answer: PageAnswer, { prefix }: MarketContext, written: string | null) =>
  answer.kind === 'redirect' && written !== null && answer.location.startsWith(`${prefix}/`)
    ? { ...answer, location: `${written}${answer.location.slice(prefix.length)}` }
    : answer;

/** A 404 page would cost a render, and a client that requests a file does not read it. */
const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n');

/** Answers every address that is not a file: market resolution, page cache, rendering. */
export const registerPages = (
  app: FastifyInstance,
  { config, shell, live, previews, health, samples, metrics, draw }: Options,
): void => {
  const { shop } = config;
  const soldIn = createSoldIn(shop.storeApi.endpoint, config.indexLimit);
  const cache = config.developed
    ? {
        get: async (
          _key: string,
          render: () => Promise<{ value: PageAnswer }>,
          onOutcome: (outcome: CacheOutcome) => void,
        ) => {
          onOutcome('miss');
          return (await render()).value;
        },
      }
    : createPageCache<PageAnswer>(
        CAPACITY,
        config.pageMaxAge * 1000,
        QUEUE_LIMIT + config.renderLimit / 2,
      );

  if (metrics && 'sizes' in cache) measurePageCache(metrics.registry, cache.sizes);
  const measured = measureDocuments(metrics?.documents);
  const publicShell = ofPublicPage(shell);
  const privateShell = ofPrivatePage(shell);
  const misses = limitMisses();
  const isSecure = shop.origin.startsWith('https:');
  const findSet = setOfVisitor({ live, isSecure, draw });
  const findOverride = overrideOfVisitor({
    previews,
    isSecure,
    allowDevelopment: config.allowDevelopment,
    defaultSet: () => live.of(null).set,
  });

  /** Id of the guest's order to render the page with. */
  const orderOf = (
    { headers, ip }: FastifyRequest,
    now: Live,
    { market }: MarketContext,
    rest: string,
  ): string | null => {
    if (!showsOrder(routesOf(now.set), rest) || !misses.mayRead(ip)) return null;
    return orderOfCookie(headers.cookie, market.market_code);
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PageAnswer,
    {
      outcome,
      isCookies,
      audience,
      isOwn = false,
    }: {
      outcome: DocumentCache;
      /** Whether the response varies with cookies, besides that of the visitor's cohort. */
      isCookies: boolean;
      /** Who may share it. */
      audience: VisitorSet['audience'];
      /** Whether it is of one visitor's order. */
      isOwn?: boolean;
    },
  ) => {
    if (answer.kind === 'redirect')
      // Items can be renamed and renamed back: redirects must not be cached. That of one visitor is not even stored.
      return reply
        .header('cache-control', isOwn ? 'no-store' : 'no-cache')
        .redirect(answer.location, answer.status);
    const { page, headers } = answer;
    if (!answer.isRendered) measured.noteUnrendered(request);
    const cacheable = answer.cacheable && !config.developed;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const isKnown =
      cacheable && page.etag !== null && request.headers['if-none-match'] === page.etag;
    const body = isKnown ? undefined : await page.bytesIn(encoding);
    reply.headers({
      ...headers,
      ...(config.indexing ? {} : { 'x-robots-tag': 'noindex' }),
      vary: varyOf(audience, isCookies),
      'server-timing': serverTiming(outcome, answer.timings, reply.elapsedTime),
      'cache-control': cacheable
        ? cacheControl(audience, answer.isProvisional ? 0 : config.pageMaxAge)
        : 'no-store',
      ...(cacheable && page.etag !== null && { etag: page.etag }),
    });
    // Hot updates use sockets and code that no production policy allows.
    if (config.developed) {
      reply.removeHeader('content-security-policy');
      // A remote in development may have frames that no release lists.
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    }
    if (isKnown) return reply.code(304).send();
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).type('text/html; charset=utf-8').send(body);
  };

  app.get('/*', { onResponse: measured.onResponse }, async (request, reply) => {
    const override = await findOverride(request, reply);
    if (override && 'refuse' in override) return override.refuse(reply);
    const {
      live: found,
      audience,
      cookie,
    } = override
      ? ({ live: override.live, audience: 'visitor', cookie: null } as const)
      : findSet(request);
    const [routes, missing] = [routesOf(found.set), missingRoutes(live.refused())];
    const address = resolveAddress({
      shop,
      routes: [...routes, ...missing],
      url: request.url,
      storedCountry: chosenCountry(request.headers.cookie),
    });
    if (address.kind === 'no-file') return sendNoFile(reply);
    if (address.kind === 'redirect') return reply.redirect(address.location, address.status);
    if (cookie) reply.header('set-cookie', cookie);
    const { context, rest, search, prefix } = address;
    const now = isOfMissing(missing, routes, rest) ? UNAVAILABLE : found;
    const { pictureOrigins } = config;
    const deps = {
      config: shop,
      publicShell,
      privateShell,
      live: now,
      // An override falls back to no other release: its visitor would take that for the override.
      defaultSet: override?.live.set ?? live.of(null).set,
      health,
      log: request.log,
      soldIn,
      pictureOrigins,
      override,
      documents: metrics?.documents,
    };
    const orderId = orderOf(request, now, context, rest);
    let outcome: DocumentCache = 'none';
    const trace = (from: DocumentCache) => {
      outcome = from;
      traceDocument(request.method, now.set, { context, rest, search }, from);
      // No figures are kept of an override.
      if (!override) measured.note(request, { set: now.set, rest, cache: from });
    };
    if (orderId || override) trace('none');
    if (orderId) {
      // One visitor's page: neither cached nor shared.
      const own = await renderRequest(deps, { context, rest, search, orderId });
      if (own.kind === 'document' && own.orderIsMissing) {
        misses.missed(request.ip);
        reply.header('set-cookie', orderCookie(null, isSecure));
      }
      const redirected = inPlace(own, context, prefix);
      return send(request, reply, redirected, {
        outcome,
        isCookies: false,
        audience,
        isOwn: true,
      });
    }
    if (override) {
      const own = await renderRequest(deps, { context, rest, search });
      return send(request, reply, inPlace(own, context, prefix), {
        outcome,
        isCookies: true,
        audience,
      });
    }
    const key = `${now.set.id} ${context.prefix} ${context.country} ${rest}${search}`;
    const render = async () => {
      const value = await renderRequest(deps, { context, rest, search });
      if (isFound(value)) samples.note(now.set, { context, rest, search });
      const isProvisional = value.kind === 'document' && value.isProvisional;
      return {
        value,
        keep: keepingOf(value, search),
        weight: weightOf(value),
        isProvisional,
        isFailed: isFailed(value),
      };
    };
    const answer = await cache.get(key, render, trace);
    const isCookies = prefix === null || context.market.zone_code.includes('|');
    return send(request, reply, inPlace(answer, context, prefix), { outcome, isCookies, audience });
  });
};
