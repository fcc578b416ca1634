import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, type Problem, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import type { Rows } from '../rows.ts';
import { shippingZoneShape } from './shapes/shipping-zones.ts';

const longest = 5_000;

const problemOf = (name: string, value: unknown): Problem | null => {
  if (!name.endsWith('_regex') || typeof value !== 'string') return null;
  if (value.length > longest)
    return invalid(name, `is too long (maximum is ${longest} characters)`, 'too_long', {
      count: longest,
    });
  try {
    new RegExp(value);
    return null;
  } catch {
    return invalid(name, 'is invalid', 'invalid', { value });
  }
};

/** Creates or changes a shipping zone; its patterns must be regular expressions of at most 5000 characters. */
export const writeShippingZone = (
  operation: Operation,
  row: Rows['shipping_zones'] | null,
  input: Input,
): Result<string> => {
  const problems = Object.entries(input.attributes)
    .map(([name, value]) => problemOf(name, value))
    .filter((problem) => problem !== null);
  return problems.length > 0
    ? failure(...problems)
    : writeValues(operation, shippingZoneShape, row, input);
};
