import type { Input } from '../core/define-resource.ts';
import { invalid, type Problem } from '../core/problem.ts';

const units = ['gr', 'oz', 'lb'];

/** Validates a parcel's weight. */
export const parcelProblems = ({ attributes }: Input): Problem[] => {
  const problems: Problem[] = [];
  const { weight, unit_of_weight: unit } = attributes;
  if (typeof weight === 'number' && weight <= 0)
    problems.push(
      invalid('weight', 'must be greater than 0', 'greater_than', { value: weight, count: 0 }),
    );
  if (typeof unit === 'string' && !units.includes(unit))
    problems.push(
      invalid('unit_of_weight', 'is not included in the list', 'inclusion', { value: unit }),
    );
  return problems;
};
