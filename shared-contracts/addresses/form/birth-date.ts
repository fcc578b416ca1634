import type { FieldMessage } from '../../forms/index.ts';

/** Oldest people there were lived so many years. */
const LONGEST_LIFE = 125;

/** The day as numbers, null when there is no such day. */
const dayOf = (text: string): [number, number, number] | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [year, month, day] : null;
};

/** Whole years between two days. */
const yearsBetween = (from: [number, number, number], to: Date): number => {
  const [year, month, day] = from;
  const isBefore = to.getMonth() + 1 < month || (to.getMonth() + 1 === month && to.getDate() < day);
  return to.getFullYear() - year - (isBefore ? 1 : 0);
};

/**
 * The problem of a birth date (E3) as `YYYY-MM-DD`: no such day, in the future, beyond a human lifetime, or below the
 * minimum age.
 *
 * @param age - in full years
 */
export const birthDateProblem = (
  text: string,
  age: number,
  today = new Date(),
): FieldMessage | undefined => {
  const day = dayOf(text);
  const years = day && yearsBetween(day, today);
  if (years === null || years < 0 || years > LONGEST_LIFE) return 'address.error.birth_date';
  return years < age ? { id: 'address.error.too_young', values: { age } } : undefined;
};
