import type { Locale, MarketContext } from './types.ts';

/** BCP 47 tag of a text: a language, or American English. */
export type LanguageTag = Locale | 'en-US';

/**
 * How the words of a page are spelled and its figures written: English is British (`en`), for the United States
 * American (`en-US`). Addresses and data name the language alone.
 */
export const languageTag = ({
  locale,
  country,
}: Pick<MarketContext, 'locale' | 'country'>): LanguageTag =>
  locale === 'en' && country === 'US' ? 'en-US' : locale;
