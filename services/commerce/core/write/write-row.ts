import type { Input, Operation, Resource, Row } from '../define-resource.ts';
import { failure, success, type Result } from '../problem.ts';
import type { Registry } from '../registry.ts';
import { applyTags } from './apply-tags.ts';
import { removeWithParts } from './remove-with-parts.ts';
import { writeLists } from './write-lists.ts';
import { writeValues } from './write-values.ts';

/** What follows every write that went well. */
const finish = (
  operation: Operation,
  resource: Resource,
  input: Input,
  result: Result<string>,
): Result<string> => {
  if (result.ok) {
    applyTags(operation, resource, result.value, input);
    writeLists(operation, resource, result.value, input);
  }
  return result;
};

/** Creates a row: by the definition's own operation, or plainly. */
export const createRow = (
  operation: Operation,
  resource: Resource,
  input: Input,
): Result<string> => {
  if (resource.create) return finish(operation, resource, input, resource.create(operation, input));
  return finish(operation, resource, input, writeValues(operation, resource, null, input));
};

/** Updates a row: by the definition's own operation, or plainly. */
export const updateRow = (
  operation: Operation,
  resource: Resource,
  row: Row,
  input: Input,
): Result<string> => {
  if (resource.update)
    return finish(operation, resource, input, resource.update(operation, row, input));
  return finish(operation, resource, input, writeValues(operation, resource, row, input));
};

/** Deletes a row: by the definition's own operation, or with its parts unless others depend on it. */
export const removeRow = (
  operation: Operation,
  registry: Registry,
  resource: Resource,
  row: Row,
): Result<string> => {
  if (resource.remove) return resource.remove(operation, row);
  const problem = removeWithParts(operation, registry, resource, row);
  return problem ? failure(problem) : success(row.id);
};
