import { contextOf } from './context-of.ts';
import { findMarket } from './find-market.ts';
import { marketOfVisitor } from './market-of-visitor.ts';
import { marketPath } from './market-path.ts';
import { namedMarket } from './named-market.ts';
import { parseMarketPath, type MarketPath } from './parse-market-path.ts';
import { offeredLocale } from './resolve-locale.ts';
import type { Locale, Market, MarketContext } from './types.ts';

export interface ResolveMarketInput {
  markets: readonly Market[];
  /** Languages every market is offered in; each has its own besides. */
  locales: readonly Locale[];
  pathname: string;
  /** Country the visitor chose before, from the session storage or a cookie. */
  storedCountry?: string | null;
  defaultCountry: string;
}

export type ResolvedMarket =
  | { kind: 'market'; context: MarketContext; rest: string }
  /** `location` is a path of this shop; the caller adds the query again, a browser keeps the hash by itself. */
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'unknown' };

/** Duplicate slashes would read as a host in a relative address; a trailing one names the same page. */
const below = (prefix: string, rest: string): string =>
  `${prefix}${rest}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');

const looksLikeLocale = (word: string): boolean => /^[a-z]{2}(-[a-z0-9]+)?$/.test(word);

/** The country a path means: its own, or for a zone's name the one the visitor chose before. */
const countryOf = (
  path: MarketPath,
  storedCountry: string | null | undefined,
): string | null | undefined => (path.country.length === 2 ? path.country : storedCountry);

const withoutMarket = (input: ResolveMarketInput): ResolvedMarket => {
  const named = namedMarket(input.markets, input.pathname);
  const market = named ?? marketOfVisitor(input);
  if (!market) return { kind: 'unknown' };
  const prefix = marketPath(market, market.default_locale);
  return { kind: 'redirect', status: 302, location: below(prefix, named ? '' : input.pathname) };
};

/**
 * What a request's path stands for (M5): a market, the path it should have been, or nothing. Without a usable
 * path it is the market of the stored country, else the default. An upper-case market path leads for good to its
 * lower-case form; a language that is not offered leads to the market's own. The rest of the path is kept.
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
    const rest = looksLikeLocale(path.locale) ? path.rest : `/${written[2] ?? ''}${path.rest}`;
    return {
      kind: 'redirect',
      status: 302,
      location: below(marketPath(market, market.default_locale), rest),
    };
  }
  const wanted = written.map((word) => word.toLowerCase());
  if (wanted.some((word, index) => word !== written[index])) {
    return { kind: 'redirect', status: 308, location: below(`/${wanted.join('/')}`, path.rest) };
  }
  return {
    kind: 'market',
    context: contextOf(market, countryOf(path, storedCountry), locale),
    rest: path.rest,
  };
};
