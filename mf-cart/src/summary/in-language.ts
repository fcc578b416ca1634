import { nameIn } from '@shop/contracts/commerce';
import type { Locale } from '@shop/contracts/market';
import type { LineItem } from '@shop/contracts/commerce/order';

/** A line as it would be called had it been added in the language: by the catalogue's names, as pages of items go. */
export const inLanguage =
  (locale: Locale) =>
  (line: LineItem): LineItem => ({
    ...line,
    name: nameIn(line, locale),
    options: line.options.map((option) => ({ ...option, name: nameIn(option, locale) })),
  });
