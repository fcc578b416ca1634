import { useIntl } from '@shop/contracts/i18n';

/** The part of `intl` that formats the number. */
interface Writer {
  /** Tag of the text's language. */
  locale: string;
  formatNumber: (
    figure: number,
    options: Pick<Intl.NumberFormatOptions, 'style' | 'unit'>,
  ) => string;
}

/**
 * Content of a bottle in liters, such as `0,75 l`. Contents below one liter are in milliliters for American
 * shoppers: `750 mL`.
 */
export const contentText = (ml: number, { locale, formatNumber }: Writer): string => {
  const small = locale === 'en-US' && ml < 1000;
  return formatNumber(small ? ml : ml / 1000, {
    style: 'unit',
    unit: small ? 'milliliter' : 'liter',
  });
};

/** Returns the formatter of bottle contents for the page's language. */
export const useContentText = (): ((ml: number) => string) => {
  const intl = useIntl();
  return (ml) => contentText(ml, intl);
};
