import type { Money } from './money.ts';
import type { LanguageTag } from './language-tag.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in the language's form, with the short sign of its currency: `$` for USD everywhere (M8). The platform counts
 * in the currency's smallest unit, which is the yen itself in Japan. Francs are written as in Switzerland, whichever the
 * language: `CHF 15.50`, not `15,50 CHF`.
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
  // Releases of Unicode's data differ in the apostrophe: a page rendered by one is taken over by another.
  return format.format(cents / 10 ** maximumFractionDigits).replaceAll("'", '’');
};
