import { countryName } from './countries.ts';
import type { CountryCode, Locale, Market } from './types.ts';
import { zoneCodes } from './zone.ts';

export interface SelectOption {
  value: string;
  label: string;
}

/** Every ship-to country of the shop, named and sorted in the language (M9). */
export const countryOptions = (markets: readonly Market[], locale: Locale): SelectOption[] => {
  const codes = new Set<CountryCode>(markets.flatMap(zoneCodes));
  const { compare } = new Intl.Collator(locale);
  return [...codes]
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label));
};
