import {
  contextOf,
  offeredLocales,
  parseMarketPath,
  resolveMarket,
  type Market,
  type MarketContext,
  type ResolvedMarket,
} from '@shop/contracts/market';
import type { RemoteRoute } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { canonicalPath } from './canonical-path.ts';
import { fitsAnyRoute, inCaseOfRoute } from './route-path.ts';

export type ResolvedAddress =
  | {
      kind: 'page';
      context: MarketContext;
      /** Path below the market prefix; the same for every path without a route. */
      rest: string;
      search: string;
      /** Prefix of the address: a country of a zone has its own. Null if the address names no market. */
      prefix: string | null;
    }
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string }
  /** A file that does not exist: no page is rendered for it. */
  | { kind: 'no-file' };

interface Options {
  shop: Pick<ShopConfig, 'markets' | 'locales' | 'defaultCountry'>;
  /** Screens of the live releases; none before the first is known. */
  routes: readonly RemoteRoute[];
  /** Path and query of the request. */
  url: string;
  /** Country the visitor chose before. */
  storedCountry: string | null;
}

/** All paths without a route share one page per market and language. */
const NOT_FOUND = { rest: '/404/not-found', search: '' } as const;

const partsOf = (url: string): { path: string; search: string } => {
  const [path = '/', query] = url.split(/\?(.*)/s, 2);
  return { path, search: query ? `?${query}` : '' };
};

/**
 * One slash between two segments and none at the end. Browsers read a backslash as a slash, so `/\host` would name a
 * host in a relative address, as `//host` does.
 */
const normalizeSlashes = (pathname: string): string =>
  `/${pathname
    .split(/[\\/]+/)
    .filter(Boolean)
    .join('/')}`;

/** `/wp-login.php`, `/.well-known/anything`, `/apple-touch-icon-120x120.png`. */
const namesFile = (pathname: string): boolean =>
  /\/\.|\.[a-z\d]{1,12}$/i.test(pathname) && !pathname.endsWith('.');

/** Home page of the visitor's market; null if the shop has no market. */
const homeOfVisitor = ({ shop, storedCountry }: Options): string | null => {
  const home = resolveMarket({ ...shop, pathname: '/', storedCountry });
  return home.kind === 'redirect' ? home.location : null;
};

/** Market and language of a visitor whose address names no market: the path's language, if the market offers it. */
const contextOfVisitor = (options: Options): MarketContext => {
  const { shop, storedCountry, url } = options;
  const pathname = homeOfVisitor(options) ?? '/';
  const resolved = resolveMarket({ ...shop, pathname, storedCountry });
  const path = parseMarketPath(url.replace(/\?.*/s, ''));
  const localeOf = (market: Market) =>
    offeredLocales(market, shop.locales).find((it) => it === path?.locale);
  if (resolved.kind === 'market') {
    const { context } = resolved;
    const locale = localeOf(context.market);
    return locale ? contextOf(context.market, context.country, locale) : context;
  }
  const [market] = shop.markets;
  if (!market) throw new Error('The configuration names no market');
  return contextOf(market, shop.defaultCountry, localeOf(market) ?? market.default_locale);
};

/**
 * Resolves the market of a path. Three segments are read as a market's, so `/product/BAROLO/barolo` names an unknown
 * one: the path of a screen redirects to the visitor's market.
 */
const resolveScreen = (options: Options, pathname: string): ResolvedMarket => {
  const { shop, routes, storedCountry } = options;
  const resolved = resolveMarket({ ...shop, pathname, storedCountry });
  if (resolved.kind !== 'unknown') return resolved;
  const screen = inCaseOfRoute(routes, pathname);
  const home = homeOfVisitor(options);
  if (home === null || !fitsAnyRoute(routes, screen)) return resolved;
  return { kind: 'redirect', status: 302, location: `${home}${screen}` };
};

/**
 * Resolves an address (M5) to a page, to a redirect to its canonical form (the one that is cached, linked and
 * listed), or to nothing if it names a file: those are answered without rendering. Every redirect stays on this shop
 * and keeps the query.
 */
export const resolveAddress = (options: Options): ResolvedAddress => {
  const { shop, routes, url, storedCountry } = options;
  const { path, search } = partsOf(url);
  const pathname = canonicalPath(normalizeSlashes(path));
  const notFound = (): ResolvedAddress => ({
    kind: 'page',
    context: contextOfVisitor(options),
    ...NOT_FOUND,
    prefix: null,
  });
  if (pathname === null) return notFound();
  const resolved = resolveScreen(options, pathname);
  const target =
    resolved.kind === 'redirect'
      ? resolveMarket({ ...shop, pathname: resolved.location, storedCountry })
      : resolved;
  const rest = target.kind === 'market' ? target.rest : pathname;
  const written = inCaseOfRoute(routes, rest);
  const isPage = routes.length === 0 || fitsAnyRoute(routes, written);
  if (!isPage && namesFile(rest)) return { kind: 'no-file' };
  if (resolved.kind === 'unknown') return notFound();
  if (resolved.kind === 'redirect')
    return { ...resolved, location: `${resolved.location}${search}` };
  const { context } = resolved;
  const prefix = pathname.slice(0, pathname.length - (rest === '/' ? 0 : rest.length));
  const canonical = `${prefix}${written === '/' ? '' : written}`;
  if (canonical !== path)
    return { kind: 'redirect', status: 301, location: `${canonical}${search}` };
  return { kind: 'page', context, ...(isPage ? { rest, search } : NOT_FOUND), prefix };
};
