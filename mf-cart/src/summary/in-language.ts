import { nameIn } from '@shop/contracts/commerce';
import type { Locale } from '@shop/contracts/market';
import type { LineItem } from '@shop/contracts/commerce/order';

/** A line with the catalog's names in a language, as if it had been added in that language. */
export const inLanguage =
  (locale: Locale) =>
  (line: LineItem): LineItem => ({
    ...line,
    name: nameIn(line, locale),
    options: line.options.map((option) => ({ ...option, name: nameIn(option, locale) })),
  });
