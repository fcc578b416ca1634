import type { Locale, Market } from './types.ts';

/** The market's own language if it is offered, else the first one offered, which is the shop's default (M7). */
export const defaultLocale = (market: Market, locales: readonly Locale[]): Locale =>
  locales.includes(market.default_locale)
    ? market.default_locale
    : (locales[0] ?? market.default_locale);

/** A language of the offer by its code; null for any other word. */
export const offeredLocale = (locale: string, locales: readonly Locale[]): Locale | null =>
  locales.find((it) => it === locale) ?? null;
