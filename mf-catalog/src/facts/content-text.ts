import { useIntl } from '@shop/contracts/i18n';

/** The part of a page's `intl` that writes it. */
interface Writer {
  /** Tag of the text's language. */
  locale: string;
  formatNumber: (
    figure: number,
    options: Pick<Intl.NumberFormatOptions, 'style' | 'unit'>,
  ) => string;
}

/** How much is in a bottle, in litres: `0,75 l`; below one for Americans, who buy wine so, in millilitres: `750 mL`. */
export const contentText = (ml: number, { locale, formatNumber }: Writer): string => {
  const small = locale === 'en-US' && ml < 1000;
  return formatNumber(small ? ml : ml / 1000, {
    style: 'unit',
    unit: small ? 'milliliter' : 'liter',
  });
};

/** How much is in a bottle, in the page's language. */
export const useContentText = (): ((ml: number) => string) => {
  const intl = useIntl();
  return (ml) => contentText(ml, intl);
};
