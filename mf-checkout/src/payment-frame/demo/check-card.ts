import { isPast, readExpiry } from './read-expiry.ts';
import { testCardOf } from './test-cards.ts';

/** Whether the digits of a card number agree with their check digit (ISO/IEC 7812-1, annex B). */
export const luhn = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;

/** Input of the demonstration's fields. */
export interface CardValues {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

export const FIELDS = ['number', 'name', 'expiry', 'code'] as const satisfies (keyof CardValues)[];

/** A message below `checkout.frame.error`. */
export type CardProblem =
  | 'missing'
  | 'number'
  /** A real card's number, maybe: this is no place for it. */
  | 'not_a_test_card'
  | 'expiry'
  | 'expired'
  | 'code';

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

const numberProblem = (number: string): CardProblem | undefined => {
  const digits = digitsOf(number);
  if (!luhn(digits)) return 'number';
  return testCardOf(digits) ? undefined : 'not_a_test_card';
};

const expiryProblem = (text: string, now: Date): CardProblem | undefined => {
  const expiry = readExpiry(text);
  if (!expiry || expiry.year > now.getFullYear() + 20) return 'expiry';
  return isPast(expiry, now) ? 'expired' : undefined;
};

const codeProblem = ({ code, number }: CardValues): CardProblem | undefined => {
  const length = testCardOf(digitsOf(number))?.code;
  return new RegExp(`^\\d{${length ?? '3,4'}}$`).test(code.trim()) ? undefined : 'code';
};

/** Errors by field; valid fields have no key. */
export const checkCard = (
  values: CardValues,
  now: Date,
): Partial<Record<keyof CardValues, CardProblem>> => {
  const problems = {
    number: numberProblem(values.number),
    expiry: expiryProblem(values.expiry, now),
    code: codeProblem(values),
    name: undefined,
  };
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      values[field].trim() === '' ? ('missing' as const) : problems[field],
    ]).filter(([, problem]) => problem),
  );
};
