import type { Locale, Market } from './types.ts';

/** `IT EUR` → `/it/eur/it`; `Rest of World USD` → `/rest-of-world/usd/en` (M4). No trailing slash. */
export const marketPath = (market: Market, locale: Locale): string => {
  const words = market.market_name.trim().toLowerCase().split(/\s+/);
  return `/${words.slice(0, -1).join('-')}/${words.at(-1)}/${locale}`;
};
