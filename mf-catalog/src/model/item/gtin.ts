import { asText } from '@shop/contracts/commerce';

/** Digits of a GTIN-8, -12, -13 and -14. */
const LENGTHS = [8, 12, 13, 14];

/**
 * A Global Trade Item Number, if it is one: its last digit checks the others, which count three times and once in turn
 * from the right.
 */
export const gtinOf = (value: unknown): string | null => {
  const digits = asText(value) ?? '';
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
};
