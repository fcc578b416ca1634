import type { Locale, Market, MarketContext } from './types.ts';

/**
 * Languages of a market: the shop's, and the market's own (M7). So a shop in Italian, English and German also has French
 * in France and Belgium, and Spanish in Spain.
 *
 * @param locales - the shop's, in display order
 */
export const offeredLocales = (market: Market, locales: readonly Locale[]): readonly Locale[] =>
  locales.includes(market.default_locale) ? locales : [...locales, market.default_locale];

/** The market's language with this code; null if it has none. */
export const offeredLocale = (
  locale: string,
  market: Market,
  locales: readonly Locale[],
): Locale | null => offeredLocales(market, locales).find((it) => it === locale) ?? null;

/** BCP 47 tag of a text: a language, English by its spelling. */
export type LanguageTag = Locale | 'en-GB' | 'en-US';

/**
 * Language tag for texts and formats of a page: English is American in the United States and British elsewhere. URLs and
 * data use the language alone.
 */
export const languageTag = ({
  locale,
  country,
}: Pick<MarketContext, 'locale' | 'country'>): LanguageTag =>
  locale === 'en' ? (country === 'US' ? 'en-US' : 'en-GB') : locale;
