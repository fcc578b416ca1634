import type { Money } from './types.ts';
import type { LanguageTag } from './locale.ts';

/** With the number of digits beside it: to ask a format for its options takes as long as to format. */
const formats = new Map<string, { format: Intl.NumberFormat; digits: number }>();

const createFormat = (currency: string, locale: LanguageTag) => {
  const format = new Intl.NumberFormat(currency === 'CHF' ? `${locale.slice(0, 2)}-CH` : locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
};

/**
 * Formats an amount for the language, with the narrow currency symbol: `$` for USD everywhere (M8). `cents` are the
 * currency's smallest unit, for yen the yen itself. Francs have the Swiss format in every language: `CHF 15.50`, not
 * `15,50 CHF`.
 */
export const formatMoney = ({ cents, currency }: Money, locale: LanguageTag): string => {
  const key = `${locale} ${currency}`;
  const { format, digits } = formats.get(key) ?? createFormat(currency, locale);
  formats.set(key, { format, digits });
  // Unicode data versions differ in the apostrophe, which would break hydration between server and browser.
  return format.format(cents / 10 ** digits).replaceAll("'", '’');
};
