import type { Input, Operation, Resource, Row } from '../definition/define-resource.ts';
import { failure, success, type Result } from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import { applyTags } from './apply-tags.ts';
import { removeWithParts } from './remove-with-parts.ts';
import { writeLists } from './write-lists.ts';
import { writeValues } from './write-values.ts';

/** Applies tags and to-many relationships after a successful write, whichever writer made it. */
const finish = (
  operation: Operation,
  resource: Resource,
  input: Input,
  result: Result<string>,
): Result<string> => {
  if (result.ok) {
    applyTags(operation, resource.shape, result.value, input);
    writeLists(operation, resource.shape, result.value, input);
  }
  return result;
};

/** Creates a row through the resource's own writer, if it has one. */
export const createRow = (
  operation: Operation,
  resource: Resource,
  input: Input,
): Result<string> => {
  if (resource.create) return finish(operation, resource, input, resource.create(operation, input));
  return finish(operation, resource, input, writeValues(operation, resource.shape, null, input));
};

/** Updates a row through the resource's own writer, if it has one. */
export const updateRow = (
  operation: Operation,
  resource: Resource,
  row: Row,
  input: Input,
): Result<string> => {
  if (resource.update)
    return finish(operation, resource, input, resource.update(operation, row, input));
  return finish(operation, resource, input, writeValues(operation, resource.shape, row, input));
};

/** Deletes a row through the resource's own writer, or with its parts unless other rows depend on it. */
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
