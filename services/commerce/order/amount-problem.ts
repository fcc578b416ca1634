import { invalid, type Problem } from '../core/problem.ts';
import { largestInteger } from '../core/write/value-bounds.ts';

/** What is wrong with a quantity that would make its line's amount larger than any amount can be. */
export const amountProblem = (quantity: number, unitCents: number | null): Problem | null => {
  const most = Math.floor(largestInteger / Math.max(1, Math.abs(unitCents ?? 0)));
  return quantity <= most
    ? null
    : invalid('quantity', `must be less than or equal to ${most}`, 'less_than_or_equal_to', {
        value: quantity,
        count: most,
      });
};
