import type { Locale, MarketContext } from './types.ts';

/** BCP 47 tag of a text: a language, English by its spelling. */
export type LanguageTag = Locale | 'en-GB' | 'en-US';

/**
 * How the words of a page are spelled and its figures and dates written: English is American for the United States, and
 * British for everybody else. Addresses and data name the language alone.
 */
export const languageTag = ({
  locale,
  country,
}: Pick<MarketContext, 'locale' | 'country'>): LanguageTag =>
  locale === 'en' ? (country === 'US' ? 'en-US' : 'en-GB') : locale;
