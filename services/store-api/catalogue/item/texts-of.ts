import { localizedText, type LocalizedText } from '@shop/contracts/commerce/metadata';
import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from './locales.ts';

/** An item's texts in every language. */
export const textsOf = (item: Parameters<typeof localizedText>[0]): Record<Locale, LocalizedText> =>
  Object.fromEntries(INDEX_LOCALES.map((it) => [it, localizedText(item, it)])) as Record<
    Locale,
    LocalizedText
  >;
