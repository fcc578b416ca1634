import type { Input } from '../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../engine/definition/problem.ts';

const units = ['gr', 'oz', 'lb'];

/** A unit of weight is one of three. */
export const unitOfWeightProblems = ({ attributes }: Input): Problem[] => {
  const value = attributes['unit_of_weight'];
  return typeof value !== 'string' || units.includes(value)
    ? []
    : [invalid('unit_of_weight', 'is not included in the list', 'inclusion', { value })];
};
