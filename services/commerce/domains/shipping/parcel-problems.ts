import type { Input } from '../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../engine/definition/problem.ts';

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
