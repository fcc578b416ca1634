import type { Input, Operation, Row } from '../definition/define-resource.ts';
import { failure, success, type Result } from '../definition/problem.ts';
import type { Shape } from '../definition/shape.ts';
import { checkUnique } from './check-unique.ts';
import { columnValues } from './column-values.ts';

/** `_disable` and `_enable` are the same trigger wherever a resource has `disabled_at`. */
const switched = (input: Input, now: string): Record<string, unknown> => {
  if (input.attributes['_disable'] === true) return { disabled_at: now };
  return input.attributes['_enable'] === true ? { disabled_at: null } : {};
};

/**
 * Creates the row (`row` null) or updates it. `extra` overrides the input's values. Writers call it after their own
 * checks, because it only checks uniqueness.
 */
export const writeValues = (
  operation: Operation,
  shape: Shape,
  row: Row | null,
  input: Input,
  extra: Readonly<Record<string, unknown>> = {},
): Result<string> => {
  const { store } = operation;
  const { type } = shape;
  const values = { ...columnValues(shape, input), ...switched(input, operation.now), ...extra };
  const problems = checkUnique(operation, shape, values, row?.id);
  if (problems.length > 0) return failure(...problems);
  if (row === null) return success(store.add(type, values));
  store.update(type, row.id, values);
  return success(row.id);
};
