import { marketPath, offeredLocales } from '@shop/contracts/market';
import type { RemoteRoute } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

interface Options {
  shop: ShopConfig;
  /** Screens of the live releases. */
  routes: readonly RemoteRoute[];
  /** Whether search engines may list this shop. */
  indexing: boolean;
}

/** The part of a route before its first parameter: `checkout/:section` → `checkout`. */
const fixedPart = ({ path }: RemoteRoute): string => path.split('/:')[0] ?? '';

/**
 * `robots.txt`: disallows private screens in each market and language by exact path, since `*` would also match a
 * slash and disallow a product called `cart-…`. Search results stay allowed: crawlers see their `noindex` only if
 * they may fetch them.
 */
export const robotsText = ({ shop, routes, indexing }: Options): string => {
  if (!indexing) return 'User-agent: *\nDisallow: /\n';
  const fixed = routes.filter(({ rendering }) => rendering !== 'server').map(fixedPart);
  const shortest = [...new Set(fixed)].filter(
    (it) => it !== '' && !fixed.some((other) => other !== '' && it.startsWith(`${other}/`)),
  );
  const private_ = shop.markets.flatMap((market) =>
    offeredLocales(market, shop.locales).flatMap((locale) =>
      shortest.map((path) => `Disallow: ${marketPath(market, locale)}/${path}`),
    ),
  );
  return ['User-agent: *', ...private_, '', `Sitemap: ${shop.origin}/sitemap.xml`, ''].join('\n');
};

/** Serves `/robots.txt`. Before the first release set it names only the sitemap, with a short lifetime. */
export const registerRobots = (
  app: FastifyInstance,
  { config, set }: { config: ServerConfig; set: () => ReleaseSet },
): void => {
  app.get('/robots.txt', async (_request, reply) => {
    const routes = Object.values(set().releases).flatMap(({ extras }) => extras.routes);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', routes.length > 0 ? 'public, max-age=3600' : 'no-store')
      .send(robotsText({ shop: config.shop, routes, indexing: config.indexing }));
  });
};
