import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { largestInteger } from '../../../engine/write/value-bounds.ts';

/** Rejects a quantity whose line amount would exceed the largest amount a column can hold. */
export const amountProblem = (quantity: number, unitCents: number | null): Problem | null => {
  const limit = Math.floor(largestInteger / Math.max(1, Math.abs(unitCents ?? 0)));
  return quantity <= limit
    ? null
    : invalid('quantity', `must be less than or equal to ${limit}`, 'less_than_or_equal_to', {
        value: quantity,
        count: limit,
      });
};
