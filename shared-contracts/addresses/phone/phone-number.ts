import { plainPhone } from './plain-phone.ts';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Where the prefix of calls abroad is `00` and a digit of the operator: `001` is not the United States there. */
const LONG_PREFIX: ReadonlySet<string> = new Set(['HK', 'SG', 'TW']);

const numberIn = (dialed: string, country: string): string | null => {
  const number = parsePhoneNumberFromString(dialed, country as CountryCode);
  return number?.isValid() ? number.formatInternational() : null;
};

/**
 * A phone number in international form (`051 0000012` in Italy → `+39 051 000 0012`), null when it is none. A number
 * of another country is written with its `+` prefix.
 *
 * @param country two letters, whose numbers need no prefix.
 */
export const parsePhone = (text: string, country: string): string | null => {
  // Contacts copied from a Mac come between invisible marks of direction.
  const typed = plainPhone(text);
  // The library finds numbers within other text; a field holds one number and nothing else.
  if (!/^[+()\d\s./-]+$/.test(typed)) return null;
  const abroad = typed.replace(/^[(\s]*00(?=[\s)]*[1-9])/, '+');
  const first = LONG_PREFIX.has(country) ? typed : abroad;
  return numberIn(first, country) ?? numberIn(abroad, country);
};
