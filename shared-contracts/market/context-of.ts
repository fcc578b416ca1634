import { marketPath } from './market-path.ts';
import { resolveCountry } from './resolve-country.ts';
import type { Locale, Market, MarketContext } from './types.ts';

/** Where a page is: the market, the country sold to (M3), the language and the prefix of every path (M4). */
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
