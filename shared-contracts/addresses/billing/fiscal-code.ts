import { plainCode } from '../../codes/index.ts';
import { vatNumberProblem } from './vat-number.ts';

/**
 * A problem of a fiscal code: `form` the format is wrong, `date` its birth date does not exist, `check` the check
 * character is wrong.
 */
export type FiscalCodeProblem = 'form' | 'date' | 'check';

const PERSON =
  /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;
/** Months of the year by letter. */
const MONTHS = 'ABCDEHLMPRST';
/** Stand-ins for the digits 0–9 where two people would have the same code (*omocodia*). */
const OMOCODIA = 'LMNPQRSTUV';
/** Values of 0–9 and A–Z at odd positions. */
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [...ODD_DIGITS, ...[2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]];
/** Days are counted from 41 for women. */
const WOMEN = 40;

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const letterValue = (character: string): number => character.charCodeAt(0) - 65;

const oddValue = (character: string): number =>
  (isDigit(character) ? ODD_DIGITS[Number(character)] : ODD_LETTERS[letterValue(character)]) ?? 0;
const evenValue = (character: string): number =>
  isDigit(character) ? Number(character) : letterValue(character);

/** The last letter of a person's fiscal code, out of the 15 characters before it as they are written. */
export const fiscalCodeCheckLetter = (first15: string): string => {
  const sum = [...first15].reduce(
    (total, character, index) =>
      total + (index % 2 === 0 ? oddValue(character) : evenValue(character)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
};

/** Two places of the code as a number, omocodia undone. */
const numberOf = (text: string): number =>
  Number([...text].map((it) => (isDigit(it) ? it : OMOCODIA.indexOf(it))).join(''));

const daysOf = (month: number, year: number): number =>
  month === 2 ? (year % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const hasRealDate = (code: string): boolean => {
  const year = numberOf(code.slice(6, 8));
  const month = MONTHS.indexOf(code.charAt(8)) + 1;
  const day = numberOf(code.slice(9, 11));
  const born = day > WOMEN ? day - WOMEN : day;
  return born >= 1 && born <= daysOf(month, year);
};

/** Allowed before a code. A person's code may itself begin with `CF`. */
const NAME = /^(?:CODICEFISCALE|CF)(?=(?:.{11}|.{16})$)/;

/** In capitals, without spaces, punctuation and the name `C.F.` before it. */
export const normalizeFiscalCode = (text: string): string => plainCode(text, NAME);

/**
 * The problem of a person's fiscal code (16 characters); null if valid. Reverses omocodia first. Does not check place
 * codes and names, because valid codes contain abolished places and former names.
 */
export const personFiscalCodeProblem = (text: string): FiscalCodeProblem | null => {
  const code = normalizeFiscalCode(text);
  if (!PERSON.test(code)) return 'form';
  if (!hasRealDate(code)) return 'date';
  return fiscalCodeCheckLetter(code.slice(0, 15)) === code.charAt(15) ? null : 'check';
};

/** The problem of an entity's fiscal code: 11 digits with the check digit of an Italian VAT number. */
export const entityFiscalCodeProblem = (text: string): FiscalCodeProblem | null => {
  const code = normalizeFiscalCode(text);
  if (!/^\d{11}$/.test(code)) return 'form';
  return vatNumberProblem('IT', code) === null ? null : 'check';
};
