import type { Locale } from '@shop/contracts/market';

/** Languages the catalogue is searched and sorted in (M7). */
export const INDEX_LOCALES = ['it', 'en', 'de', 'es', 'fr'] as const satisfies readonly Locale[];

/** The language asked for; English for one the shop does not speak. */
export const toLocale = (value: unknown): Locale =>
  INDEX_LOCALES.find((it) => it === value) ?? 'en';
