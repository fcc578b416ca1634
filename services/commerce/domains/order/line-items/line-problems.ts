import type { Operation } from '../../../engine/definition/define-resource.ts';
import { type Problem, blank, invalid } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { editProblem } from '../edit-problem.ts';
import { largestInteger } from '../../../engine/write/value-bounds.ts';

/**
 * Why the viewer may not change an order's lines now; null when it may. An expired cart still accepts lines, as on the
 * hosted platform; only placing it is refused.
 */
export const lineProblem = (operation: Operation, order: Rows['orders']): Problem | null =>
  editProblem(operation, { ...order, expires_at: null });

/** Validates a quantity: whole numbers above 0 only. Its type was checked before. */
export const quantityProblem = (quantity: unknown): Problem | null => {
  if (quantity === null || quantity === undefined) return blank('quantity');
  if (typeof quantity === 'number' && quantity > 0) return null;
  return invalid('quantity', 'must be greater than 0', 'greater_than', {
    value: quantity,
    count: 0,
  });
};

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
