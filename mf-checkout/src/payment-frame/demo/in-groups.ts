import { digitsOf } from './check-card.ts';

/** A card number the way it is printed: 4-6-5 digits for American Express, else by four. */
export const inGroups = (number: string): string => {
  const digits = digitsOf(number);
  const groups = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((it) => it !== '').join(' ');
};
