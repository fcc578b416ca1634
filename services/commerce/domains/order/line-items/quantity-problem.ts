import { blank, invalid, type Problem } from '../../../engine/definition/problem.ts';

/** Validates a quantity: whole numbers above 0 only. Its type was checked before. */
export const quantityProblem = (quantity: unknown): Problem | null => {
  if (quantity === null || quantity === undefined) return blank('quantity');
  if (typeof quantity === 'number' && quantity > 0) return null;
  return invalid('quantity', 'must be greater than 0', 'greater_than', {
    value: quantity,
    count: 0,
  });
};
