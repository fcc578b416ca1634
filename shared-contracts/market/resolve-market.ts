import { findMarket, marketOfVisitor, namedMarket } from './find-market.ts';
import { offeredLocale } from './locale.ts';
import { marketPath, parseMarketPath, type MarketPath } from './path.ts';
import type { Locale, Market, MarketContext } from './types.ts';
import { resolveCountry, zoneCodes } from './zone.ts';

/** The context of a page: market, ship-to country (M3), language and path prefix (M4). */
export const contextOf = (
  market: Market,
  country: string | null | undefined,
  locale: Locale,
): MarketContext => ({
  market,
  country: resolveCountry(market, country),
  locale,
  prefix: marketPath(market, locale),
});

export interface ResolveMarketInput {
  markets: readonly Market[];
  /** The shop's languages; each market adds its own. */
  locales: readonly Locale[];
  pathname: string;
  /** The visitor's earlier choice, from session storage or a cookie. */
  storedCountry?: string | null;
  defaultCountry: string;
}

export type ResolvedMarket =
  | { kind: 'market'; context: MarketContext; rest: string }
  /** `location` is a path of this shop without the query, which the caller adds. Browsers keep the hash. */
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'unknown' };

/** Removes duplicate slashes, which could denote a host in a relative URL, and the trailing one. */
const below = (prefix: string, rest: string): string =>
  `${prefix}${rest}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');

const hasLocaleFormat = (segment: string): boolean => /^[a-z]{2}(-[a-z0-9]+)?$/.test(segment);

/** The country of a path; for a zone name the visitor's earlier choice. */
const countryOf = (
  path: MarketPath,
  storedCountry: string | null | undefined,
): string | null | undefined => (path.country.length === 2 ? path.country : storedCountry);

/**
 * Prefix of a redirect to a market that the path names, in the market's language. A country of its zone in the path is
 * the visitor's choice, and stays.
 */
const prefixOf = (market: Market, pathname: string): string => {
  const [country = ''] = pathname.split('/').filter(Boolean);
  const { default_locale, currency } = market;
  return zoneCodes(market).includes(country.toUpperCase())
    ? `/${country}/${currency}/${default_locale}`.toLowerCase()
    : marketPath(market, default_locale);
};

const withoutMarket = (input: ResolveMarketInput): ResolvedMarket => {
  const named = namedMarket(input.markets, input.pathname);
  if (named) return { kind: 'redirect', status: 302, location: prefixOf(named, input.pathname) };
  const market = marketOfVisitor(input);
  if (!market) return { kind: 'unknown' };
  const prefix = marketPath(market, market.default_locale);
  return { kind: 'redirect', status: 302, location: below(prefix, input.pathname) };
};

/**
 * Resolves a request's path to a market, a redirect or `unknown` (M5). A path without a market redirects to that of the
 * stored country, else of the default country; upper case permanently to lower case; a language that the market does not
 * have to the market's own. A country of the market's zone and the rest of the path stay.
 */
export const resolveMarket = (input: ResolveMarketInput): ResolvedMarket => {
  const { markets, locales, pathname, storedCountry } = input;
  const path = parseMarketPath(pathname);
  if (!path) return withoutMarket(input);
  const market = findMarket(markets, path);
  if (!market) return { kind: 'unknown' };
  const locale = offeredLocale(path.locale, market, locales);
  const written = pathname.split('/').slice(1, 4);
  if (!locale) {
    const rest = hasLocaleFormat(path.locale) ? path.rest : `/${written[2] ?? ''}${path.rest}`;
    return { kind: 'redirect', status: 302, location: below(prefixOf(market, pathname), rest) };
  }
  const lowerCase = written.map((segment) => segment.toLowerCase());
  if (lowerCase.some((segment, index) => segment !== written[index])) {
    return { kind: 'redirect', status: 308, location: below(`/${lowerCase.join('/')}`, path.rest) };
  }
  return {
    kind: 'market',
    context: contextOf(market, countryOf(path, storedCountry), locale),
    rest: path.rest,
  };
};
