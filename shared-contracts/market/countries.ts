import type { Locale } from './types.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the language: `IT` → `Italien`. Returns the input unless it is a country code. */
export const countryName = (country: string, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const ofLocale = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, ofLocale);
  return ofLocale.of(country) ?? country;
};

/** Countries whose addresses require a state or province; the others have no such field (M9, V8). */
export type CountryWithStates = 'US' | 'IT';

export const usesStates = (country: string): country is CountryWithStates =>
  country === 'US' || country === 'IT';
