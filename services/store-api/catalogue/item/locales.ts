import type { Locale } from '@shop/contracts/market';

/** Languages of search and sorting (M7). */
export const INDEX_LOCALES = ['it', 'en', 'de', 'es', 'fr'] as const satisfies readonly Locale[];

/** The requested language; English if the shop does not support it. */
export const toLocale = (value: unknown): Locale =>
  INDEX_LOCALES.find((it) => it === value) ?? 'en';
