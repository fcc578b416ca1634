import type { Money } from './types.ts';
import type { LanguageTag } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount for the language, with the narrow currency symbol: `$` for USD everywhere (M8). `cents` are the
 * currency's smallest unit, for yen the yen itself. Francs have the Swiss format in every language: `CHF 15.50`, not
 * `15,50 CHF`.
 */
export const formatMoney = ({ cents, currency }: Money, locale: LanguageTag): string => {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(currency === 'CHF' ? `${locale.slice(0, 2)}-CH` : locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    formats.set(key, format);
  }
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  // Unicode data versions differ in the apostrophe, which would break hydration between server and browser.
  return format.format(cents / 10 ** maximumFractionDigits).replaceAll("'", '’');
};
