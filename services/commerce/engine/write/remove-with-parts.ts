import { condition } from '../store/condition.ts';
import type { Operation, Resource, Row } from '../definition/define-resource.ts';
import { statusProblem, type Problem } from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';

const locked = (type: string): Problem =>
  statusProblem(
    '423',
    'LOCKED',
    'Record locked',
    `The resource cannot be deleted, because ${type} depend on it.`,
  );

interface Dependants {
  readonly type: string;
  /** The column that points at the row. */
  readonly column: string;
  /** Whether they are parts of the row, which go with it. */
  readonly owned: boolean;
}

/** What cannot be without a row of the resource: whatever requires it. */
const dependantsOf = (registry: Registry, { shape }: Resource): Dependants[] =>
  [...registry.values()].flatMap((resource) =>
    Object.entries(resource.shape.relationships).flatMap(([name, relationship]) => {
      if (relationship.cardinality !== 'one' || !relationship.required) return [];
      if (relationship.target !== shape.type) return [];
      const { type } = resource.shape;
      const listed = Object.values(shape.relationships).some(
        (it) => it.cardinality === 'many' && it.target === type && it.inverse === name,
      );
      return [{ type, column: `${name}_id`, owned: listed || resource.internal === true }];
    }),
  );

/**
 * Removes a row with its parts: the rows that require it and that it lists as
 * its own. The problem, where others require it, or one of its parts, as well.
 */
export const removeWithParts = (
  operation: Operation,
  registry: Registry,
  resource: Resource,
  row: Row,
): Problem | null => {
  const { store } = operation;
  for (const { type, column, owned } of dependantsOf(registry, resource)) {
    const pointing = condition(`t."${column}" = ?`, row.id);
    if (!owned && store.count(type, pointing) > 0) return locked(type);
    const part = registry.get(type);
    if (!owned || part === undefined) continue;
    for (const it of store.select(type, pointing) as Row[]) {
      const problem = removeWithParts(operation, registry, part, it);
      if (problem) return problem;
    }
  }
  store.remove(resource.shape.type, row.id);
  return null;
};
