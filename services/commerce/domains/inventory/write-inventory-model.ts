import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, type Problem, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { inventoryModelShape } from './shapes/inventory-models.ts';
import type { Rows } from '../rows.ts';
import { strategies } from './strategies.ts';

/** Creates or changes an inventory model: only strategies there are, and cutoffs that leave something. */
export const writeInventoryModel = (
  operation: Operation,
  row: Rows['inventory_models'] | null,
  input: Input,
): Result<string> => {
  const { strategy } = input.attributes;
  const problems: Problem[] = [];
  if (strategy !== undefined && strategy !== null && !strategies.some((name) => name === strategy))
    problems.push(
      invalid('strategy', 'is not included in the list', 'inclusion', { value: strategy }),
    );
  for (const name of ['stock_locations_cutoff', 'stock_reservation_cutoff']) {
    const value = input.attributes[name];
    if (typeof value === 'number' && value < 1)
      problems.push(invalid(name, 'must be greater than 0', 'greater_than', { value, count: 0 }));
  }
  return problems.length > 0
    ? failure(...problems)
    : writeValues(operation, inventoryModelShape, row, input);
};
