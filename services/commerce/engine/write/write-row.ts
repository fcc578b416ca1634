import type { Input, Operation, Resource, Row } from '../definition/define-resource.ts';
import type { Shape } from '../definition/shape.ts';
import { failure, type Result, success } from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import { applyTags } from './apply-tags.ts';
import { removeWithParts } from './remove-with-parts.ts';
import { writeValues } from './write-values.ts';

/** Replaces the rows of each to-many relationship in the input. */
const writeLists = (
  { store }: Operation,
  shape: Shape,
  id: string,
  { lists = {} }: Input,
): void => {
  for (const [name, links] of Object.entries(lists)) {
    const relationship = shape.relationships[name];
    const ids = new Set(links.map((link) => link.id));
    if (relationship?.cardinality === 'through') {
      const { via, from, to } = relationship;
      for (const join of store.where(via, { [`${from}_id`]: id }))
        if (!ids.delete(String(join[`${to}_id`]))) store.remove(via, join.id);
      for (const target of ids)
        store.add(via, { [`${from}_type`]: shape.type, [`${from}_id`]: id, [`${to}_id`]: target });
    } else if (relationship?.cardinality === 'many')
      // The rows left out keep pointing here: they cannot point nowhere.
      for (const target of ids)
        store.update(relationship.target, target, { [`${relationship.inverse}_id`]: id });
  }
};

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
