import type { Locale } from './types.ts';

/** A country's name in the language: `IT` → `Italien`. The code itself where it is no country code. */
export const countryName = (country: string, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
};
