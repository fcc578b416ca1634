import type { LineItem } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';

/** What a line is called in a language: by the catalogue's names, else as it was called when it was added. */
export const lineNameIn = (
  { name, names = {} }: Pick<LineItem, 'name' | 'names'>,
  locale: Locale,
): string => names[locale] ?? names['en'] ?? names['it'] ?? name;
