import { and, within } from '../condition.ts';
import type { ReadContext, Resource, Row } from '../define-resource.ts';
import { definitionOf, type Registry } from '../registry.ts';
import { scopeOf } from '../scope.ts';

/** A related row with the resource it belongs to. */
export interface Related {
  readonly resource: Resource;
  readonly row: Row;
}

/**
 * The related rows of a whole batch of parents with one query per target, as
 * far as the viewer sees them; by parent id.
 */
export const loadRelated = (
  registry: Registry,
  context: ReadContext,
  resource: Resource,
  name: string,
  parents: readonly Row[],
): Map<string, Related[]> => {
  const found = new Map<string, Related[]>(parents.map(({ id }) => [id, []]));
  const relationship = resource.shape.relationships[name];
  if (relationship === undefined) return found;
  const reading = relationship.cardinality === 'many' ? 'list' : 'row';
  const visible = (target: Resource, column: string, values: readonly string[], order?: string) =>
    context.store.select(
      target.shape.type,
      and(within(`t."${column}"`, values), scopeOf(target, context.viewer, reading)),
      order && `ORDER BY t."${order}", t.rowid`,
    ) as Row[];

  if (relationship.cardinality === 'derived') {
    const target = definitionOf(registry, relationship.target);
    const derive = resource.derive?.[name];
    if (derive === undefined)
      throw new Error(`${resource.shape.type}.${name} is derived, but nothing derives it`);
    for (const [parent, rows] of derive(parents, context))
      found.set(
        parent,
        rows.map((row) => ({ resource: target, row })),
      );
    return found;
  }

  if (relationship.cardinality === 'many') {
    const target = definitionOf(registry, relationship.target);
    const column = `${relationship.inverse}_id`;
    const ids = parents.map(({ id }) => id);
    const order = relationship.order === 'rowid' ? undefined : relationship.order;
    for (const row of visible(target, column, ids, order))
      found.get(String(row[column]))?.push({ resource: target, row });
    return found;
  }

  const types = relationship.cardinality === 'one' ? [relationship.target] : relationship.targets;
  for (const type of types) {
    const pointing = parents.filter(
      (row) =>
        row[`${name}_id`] !== null &&
        (relationship.cardinality === 'one' || row[`${name}_type`] === type),
    );
    if (pointing.length === 0) continue;
    const target = definitionOf(registry, type);
    const ids = [...new Set(pointing.map((row) => String(row[`${name}_id`])))];
    const rows = new Map(visible(target, 'id', ids).map((row) => [row.id, row]));
    for (const parent of pointing) {
      const row = rows.get(String(parent[`${name}_id`]));
      if (row) found.set(parent.id, [{ resource: target, row }]);
    }
  }
  return found;
};
