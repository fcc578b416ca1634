import type { Locale, Market } from './types.ts';

/** `IT EUR` → `/it/eur/it`; `Rest of World USD` → `/rest-of-world/usd/en` (M4). No trailing slash. */
export const marketPath = (market: Market, locale: Locale): string => {
  const parts = market.market_name.trim().toLowerCase().split(/\s+/);
  return `/${parts.slice(0, -1).join('-')}/${parts.at(-1)}/${locale}`;
};

/** The first three segments of a path, and the rest. */
export interface MarketPath {
  /** A country code or a zone's name with dashes, in upper case: `IT`, `REST-OF-WORLD`. */
  country: string;
  /** In upper case, unchecked. */
  currency: string;
  /** In lower case, unchecked. */
  locale: string;
  /** The path below the market, with a leading slash: `/` on the home page. */
  rest: string;
}

/** Reads `/{country}/{currency}/{locale}` (M1); null with fewer than three segments. */
export const parseMarketPath = (pathname: string): MarketPath | null => {
  const [, country, currency, locale, ...rest] = pathname.split('/');
  if (!country || !currency || !locale) return null;
  return {
    country: country.toUpperCase(),
    currency: currency.toUpperCase(),
    locale: locale.toLowerCase(),
    rest: `/${rest.join('/')}`,
  };
};
