import type { Locale, Market } from './types.ts';

/**
 * Languages a market is offered in: those of the whole shop, and the market's own (M7). So a shop that offers Italian,
 * English and German is French in France and Belgium and Spanish in Spain as well.
 *
 * @param locales those of the whole shop, in their order
 */
export const offeredLocales = (market: Market, locales: readonly Locale[]): readonly Locale[] =>
  locales.includes(market.default_locale) ? locales : [...locales, market.default_locale];

/** A language the market is offered in by its code; null for any other word. */
export const offeredLocale = (
  locale: string,
  market: Market,
  locales: readonly Locale[],
): Locale | null => offeredLocales(market, locales).find((it) => it === locale) ?? null;
