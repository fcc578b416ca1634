import { countryName } from './country-name.ts';
import type { CountryCode, Locale, Market } from './types.ts';
import { zoneCodes } from './zone-codes.ts';

export interface SelectOption {
  value: string;
  label: string;
}

/** Every country the shop sells to, once, with its name in the language, in its alphabet's order (M9). */
export const countryOptions = (markets: readonly Market[], locale: Locale): SelectOption[] => {
  const codes = new Set<CountryCode>(markets.flatMap(zoneCodes));
  const { compare } = new Intl.Collator(locale);
  return [...codes]
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label));
};
