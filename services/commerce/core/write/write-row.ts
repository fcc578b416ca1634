import type { Input, Operation, Resource, Row } from '../define-resource.ts';
import { failure, success, type Result } from '../problem.ts';
import { checkUnique } from './check-unique.ts';
import { columnValues } from './column-values.ts';

/** `_disable` and `_enable` are the same trigger wherever a resource has `disabled_at`. */
const switched = (input: Input, now: string): Record<string, unknown> => {
  if (input.attributes['_disable'] === true) return { disabled_at: now };
  return input.attributes['_enable'] === true ? { disabled_at: null } : {};
};

/** Creates a row: by the definition's own operation, or plainly. */
export const createRow = (
  operation: Operation,
  resource: Resource,
  input: Input,
): Result<string> => {
  if (resource.create) return resource.create(operation, input);
  const values = { ...columnValues(resource, input), ...switched(input, operation.now) };
  const problems = checkUnique(operation, resource, values);
  if (problems.length > 0) return failure(...problems);
  return success(operation.store.insert(resource.shape.type, values).id);
};

/** Updates a row: by the definition's own operation, or plainly. */
export const updateRow = (
  operation: Operation,
  resource: Resource,
  row: Row,
  input: Input,
): Result<string> => {
  if (resource.update) return resource.update(operation, row, input);
  const values = { ...columnValues(resource, input), ...switched(input, operation.now) };
  const problems = checkUnique(operation, resource, values, row.id);
  if (problems.length > 0) return failure(...problems);
  operation.store.update(resource.shape.type, row.id, values);
  return success(row.id);
};

/** Deletes a row: by the definition's own operation, or plainly. */
export const removeRow = (operation: Operation, resource: Resource, row: Row): Result<string> => {
  if (resource.remove) return resource.remove(operation, row);
  operation.store.remove(resource.shape.type, row.id);
  return success(row.id);
};
