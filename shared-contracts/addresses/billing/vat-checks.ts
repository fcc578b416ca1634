import { mod97 } from './mod-97.ts';

/** Whether the check digits of a VAT number agree with the rest of it; takes the number without its prefix. */
type VatCheck = (number: string) => boolean;

/** Σ of digit × weight; digits without a weight do not count. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0);

/** Sum of a number by Luhn's rule: every second digit, from `from` on, is doubled. */
const luhn = (digits: string, from: 0 | 1): number =>
  [...digits].reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === from ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** The last digit is what the weighted sum of those before it lacks to a multiple of 11. */
const byEleven =
  (...weights: readonly number[]): VatCheck =>
  (number) =>
    (11 - (weighted(number, weights) % 11)) % 11 === Number(number.charAt(weights.length));

/** Partita IVA: Luhn, and not all zeros. */
const italian: VatCheck = (digits) => !/^0+$/.test(digits) && luhn(digits, 1) % 10 === 0;

/** UID: Luhn over seven digits, with 4 added. */
const austrian: VatCheck = (number) =>
  (luhn(number.slice(1, 8), 1) + 4 + Number(number.charAt(8))) % 10 === 0;

/** The last two of ten digits are what the first eight lack to a multiple of 97. */
const belgian: VatCheck = (number) => {
  const digits = number.padStart(10, '0');
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
};

/** USt-IdNr.: ISO 7064, modulo 11 and 10. */
const german: VatCheck = (digits) => {
  const product = [...digits.slice(0, 8)].reduce(
    (rest, digit) => (((rest + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.charAt(8));
};

const FRENCH_KEY = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A key of two characters and the SIREN, which follows Luhn's rule, but for Monaco's that begin with three zeros. */
const french: VatCheck = (number) => {
  const siren = number.slice(2);
  if (!siren.startsWith('000') && luhn(siren, 1) % 10 !== 0) return false;
  if (/^\d\d/.test(number)) return Number(`${siren}12`) % 97 === Number(number.slice(0, 2));
  const [first = -1, second = -1] = [...number.slice(0, 2)].map((it) => FRENCH_KEY.indexOf(it));
  if (first < 0 || second < 0) return false;
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
};

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SPANISH_CONTROL = 'JABCDEFGHI';

/** NIF of a person (letter by 23) or of an organization (Luhn, as a digit or a letter). */
const spanish: VatCheck = (number) => {
  const last = number.charAt(8);
  const person = /^[\dXYZ]\d{7}$/.test(number.slice(0, 8));
  if (person || /^[KLM]/.test(number)) {
    const digits = person
      ? number.replace(/^[XYZ]/, (it) => String('XYZ'.indexOf(it)))
      : number.slice(1);
    return SPANISH_LETTERS.charAt(Number(digits.slice(0, person ? 8 : 7)) % 23) === last;
  }
  const control = (10 - (luhn(number.slice(1, 8), 0) % 10)) % 10;
  return (
    /^[ABCDEFGHJNPQRSUVW]/.test(number) &&
    (last === String(control) || last === SPANISH_CONTROL.charAt(control))
  );
};

/** BSN or RSIN by 11; since 2020 a sole trader's whole number by 97. */
const dutch: VatCheck = (number) =>
  weighted(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || mod97(`NL${number}`) === 1;

/**
 * Two check digits by 97; numbers issued since 2010 leave a remainder of 42 or 55. Government departments are numbered
 * from 000, health authorities from 500.
 */
const british: VatCheck = (number) => {
  if (/^GD/.test(number)) return Number(number.slice(2)) < 500;
  if (/^HA/.test(number)) return Number(number.slice(2)) >= 500;
  const rest = weighted(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return rest === 0 || (number.charAt(0) !== '0' && (rest === 42 || rest === 55));
};

/** By country of the shop's markets that has VAT numbers of a known form. */
export const VAT_CHECKS: Readonly<Record<string, VatCheck>> = {
  IT: italian,
  AT: austrian,
  BE: belgian,
  CH: byEleven(5, 4, 3, 2, 7, 6, 5, 4),
  DE: german,
  ES: spanish,
  FR: french,
  GB: british,
  NL: dutch,
  NO: byEleven(3, 2, 7, 6, 5, 4, 3, 2),
};
