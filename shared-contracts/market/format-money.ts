import type { Money } from '../commerce/money.ts';
import type { LanguageTag } from './language-tag.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in the language's form, with the short sign of its currency: `$` for USD everywhere (M8). The platform counts
 * in the currency's smallest unit, which is the yen itself in Japan.
 */
export const formatMoney = ({ cents, currency }: Money, locale: LanguageTag): string => {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    formats.set(key, format);
  }
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** maximumFractionDigits);
};
