import { marketPath, type Locale, type Market } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';

export interface Alternate {
  /** `it-IT`; a language alone for a market of many countries; `x-default` for everyone else. */
  hreflang: string;
  href: string;
}

const languageTag = (market: Market, locale: Locale): string =>
  market.zone_code.includes('|') ? locale : `${locale}-${market.zone_code}`;

/** Every market and language a public page exists in, at the same path below the market prefix. */
export const alternates = ({ origin, markets, locales }: ShopConfig, rest: string): Alternate[] => {
  const below = rest === '/' ? '' : rest;
  const all = markets.flatMap((market) =>
    locales.map((locale) => ({
      hreflang: languageTag(market, locale),
      href: `${origin}${marketPath(market, locale)}${below}`,
    })),
  );
  const world = markets.find(({ zone_code }) => zone_code.includes('|')) ?? markets[0];
  const locale = locales.includes('en') ? 'en' : locales[0];
  if (!world || !locale) return all;
  return [...all, { hreflang: 'x-default', href: `${origin}${marketPath(world, locale)}${below}` }];
};
