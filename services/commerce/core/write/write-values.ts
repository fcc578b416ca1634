import type { Input, Operation, Resource, Row } from '../define-resource.ts';
import { failure, success, type Result } from '../problem.ts';
import { checkUnique } from './check-unique.ts';
import { columnValues } from './column-values.ts';

/** `_disable` and `_enable` are the same trigger wherever a resource has `disabled_at`. */
const switched = (input: Input, now: string): Record<string, unknown> => {
  if (input.attributes['_disable'] === true) return { disabled_at: now };
  return input.attributes['_enable'] === true ? { disabled_at: null } : {};
};

/**
 * What an operation of a definition does when its own checks are done: creates
 * the row (`row` null) or updates it with the input's values, and `extra` on top.
 */
export const writeValues = (
  operation: Operation,
  resource: Resource,
  row: Row | null,
  input: Input,
  extra: Readonly<Record<string, unknown>> = {},
): Result<string> => {
  const { store } = operation;
  const { type } = resource.shape;
  const values = { ...columnValues(resource, input), ...switched(input, operation.now), ...extra };
  const problems = checkUnique(operation, resource, values, row?.id);
  if (problems.length > 0) return failure(...problems);
  if (row === null) return success(store.add(type, values));
  store.update(type, row.id, values);
  return success(row.id);
};
