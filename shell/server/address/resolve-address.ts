import {
  contextOf,
  offeredLocales,
  parseMarketPath,
  resolveMarket,
  type Market,
  type MarketContext,
} from '@shop/contracts/market';
import type { RemoteRoute } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { canonicalPath } from './canonical-path.ts';
import { fitsRoute, inCaseOfRoute } from './route-path.ts';

export type ResolvedAddress =
  | {
      kind: 'page';
      context: MarketContext;
      /** Path below the market prefix; one and the same for whatever no route has. */
      rest: string;
      search: string;
      /** Prefix as the address has it, of which a country of a zone has its own; null where it names no market. */
      prefix: string | null;
    }
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string }
  /** The name of a file that is not there: no page answers for it. */
  | { kind: 'no-file' };

interface Options {
  shop: Pick<ShopConfig, 'markets' | 'locales' | 'defaultCountry'>;
  /** Screens of the live releases; none before the first is known. */
  routes: readonly RemoteRoute[];
  /** As the request has it: path and query. */
  url: string;
  /** Country the visitor chose before. */
  storedCountry: string | null;
}

/** What no route has is one page in each market and language, however many addresses lead to it. */
const NOT_FOUND = { rest: '/404/not-found', search: '' } as const;

const partsOf = (url: string): { path: string; search: string } => {
  const [path = '/', query] = url.split(/\?(.*)/s, 2);
  return { path, search: query ? `?${query}` : '' };
};

/**
 * One slash between two segments and none at the end. Browsers read a backslash as a slash, so `/\host` would name a
 * host in a relative address, as `//host` does.
 */
const tidy = (pathname: string): string =>
  `/${pathname
    .split(/[\\/]+/)
    .filter(Boolean)
    .join('/')}`;

/** `/wp-login.php`, `/.well-known/anything`, `/apple-touch-icon-120x120.png`. */
const namesFile = (pathname: string): boolean =>
  /\/\.|\.[a-z\d]{1,12}$/i.test(pathname) && !pathname.endsWith('.');

/** Market and language of who asks for what no market has: the language is that of the path, if it is offered. */
const contextOfVisitor = ({ shop, storedCountry, url }: Options): MarketContext => {
  const home = resolveMarket({ ...shop, pathname: '/', storedCountry });
  const target = home.kind === 'redirect' ? home.location : '/';
  const resolved = resolveMarket({ ...shop, pathname: target, storedCountry });
  const path = parseMarketPath(url.replace(/\?.*/s, ''));
  const askedIn = (market: Market) =>
    offeredLocales(market, shop.locales).find((it) => it === path?.locale);
  if (resolved.kind === 'market') {
    const { context } = resolved;
    const asked = askedIn(context.market);
    return asked ? contextOf(context.market, context.country, asked) : context;
  }
  const [market] = shop.markets;
  if (!market) throw new Error('The configuration names no market');
  return contextOf(market, shop.defaultCountry, askedIn(market) ?? market.default_locale);
};

/**
 * What a request for an address is answered with (M5): a page, the one form of the address that pages are kept, linked
 * and listed under, or nothing, at once and without rendering, where a file is asked for. Every location is a path of
 * this shop; the query is kept.
 */
export const resolveAddress = (options: Options): ResolvedAddress => {
  const { shop, routes, url, storedCountry } = options;
  const { path, search } = partsOf(url);
  const pathname = canonicalPath(tidy(path));
  const elsewhere = (): ResolvedAddress => ({
    kind: 'page',
    context: contextOfVisitor(options),
    ...NOT_FOUND,
    prefix: null,
  });
  if (pathname === null) return elsewhere();
  const resolved = resolveMarket({ ...shop, pathname, storedCountry });
  const rest = resolved.kind === 'market' ? resolved.rest : pathname;
  if (routes.length > 0 && namesFile(rest) && !routes.some((it) => fitsRoute(it, rest)))
    return { kind: 'no-file' };
  if (resolved.kind === 'unknown') return elsewhere();
  if (resolved.kind === 'redirect')
    return { ...resolved, location: `${resolved.location}${search}` };
  const { context } = resolved;
  const prefix = pathname.slice(0, pathname.length - (rest === '/' ? 0 : rest.length));
  const written = inCaseOfRoute(routes, rest);
  const wanted = `${prefix}${written === '/' ? '' : written}`;
  if (wanted !== path) return { kind: 'redirect', status: 301, location: `${wanted}${search}` };
  const isPage = routes.length === 0 || routes.some((it) => fitsRoute(it, rest));
  return { kind: 'page', context, ...(isPage ? { rest, search } : NOT_FOUND), prefix };
};
