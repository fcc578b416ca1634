import { marketPath, offeredLocales, type Locale, type Market } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';

export interface Alternate {
  /** `it-IT`; a language alone for a market of many countries; `x-default` for everyone else. */
  hreflang: string;
  href: string;
}

const isWorld = ({ zone_code }: Market): boolean => zone_code.includes('|');

const languageTag = (market: Market, locale: Locale): string =>
  isWorld(market) ? locale : `${locale}-${market.zone_code}`;

/** Path of a page below the market prefix, which in another language may end in another name. */
export type PathIn = (locale: Locale) => string;

type Shop = Pick<ShopConfig, 'origin' | 'markets' | 'locales'>;

/** URL of a path in one market and language. */
export const addressIn = (
  { origin }: Pick<ShopConfig, 'origin'>,
  market: Market,
  locale: Locale,
  rest: string,
): string => `${origin}${marketPath(market, locale)}${rest === '/' ? '' : rest}`;

/**
 * The `hreflang` alternates of a public page: every market and language it exists in, at the same path below the
 * market prefix in all of one language. Other visitors (`x-default`) get the multi-country market in English, or the
 * first one. If two markets share a country, the first is listed: a tag may occur once.
 *
 * @param markets those that have the page; default: all of the shop
 */
export const alternates = (
  shop: Shop,
  pathIn: PathIn,
  markets: readonly Market[] = shop.markets,
): Alternate[] => {
  const byTag = new Map<string, Alternate>();
  for (const market of markets) {
    for (const locale of offeredLocales(market, shop.locales)) {
      const hreflang = languageTag(market, locale);
      if (!byTag.has(hreflang))
        byTag.set(hreflang, { hreflang, href: addressIn(shop, market, locale, pathIn(locale)) });
    }
  }
  const world = markets.find(isWorld) ?? markets[0];
  if (!world) return [...byTag.values()];
  const locale = shop.locales.includes('en') ? 'en' : world.default_locale;
  const href = addressIn(shop, world, locale, pathIn(locale));
  return [...byTag.values(), { hreflang: 'x-default', href }];
};
