import { and, condition, everything, within, type Condition } from '../store/condition.ts';
import type { ReadContext, Resource, Row } from '../definition/define-resource.ts';
import { definitionOf, type Registry } from '../definition/registry.ts';
import { isToMany } from '../definition/relationship.ts';
import { scopeOf } from '../definition/scope.ts';
import { partsOfSum } from './parts-of-sum.ts';
import { maxRelated, TooManyRelated } from './too-many-related.ts';

/** A related row with the resource it belongs to. */
export interface Related {
  readonly resource: Resource;
  readonly row: Row;
}

/** The rows of `target` whose relationship `inverse` points at one of the parents. */
export const pointingAt = (
  target: Resource,
  inverse: string,
  parent: Resource,
  parentIds: readonly string[],
): Condition => {
  const pointing = within(`t."${inverse}_id"`, parentIds);
  return target.shape.relationships[inverse]?.cardinality === 'polymorphic'
    ? and(pointing, condition(`t."${inverse}_type" = ?`, parent.shape.type))
    : pointing;
};

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
  const found = load(registry, context, resource, name, parents);
  for (const [id, related] of found)
    if (related[0]?.resource.sumOf)
      found.set(
        id,
        partsOfSum(
          registry,
          context,
          related[0].resource,
          related.map(({ row }) => row),
        ),
      );
  return found;
};

/** Derived rows as far as the viewer sees them. Not bounded: a list of a hundred thousand SKUs is read by the page. */
const inScope = (
  { store, viewer }: ReadContext,
  target: Resource,
  reading: 'list' | 'row',
  derived: ReadonlyMap<string, readonly Row[]>,
): ReadonlyMap<string, readonly Row[]> => {
  const scope = scopeOf(target, viewer, reading);
  if (scope === everything) return derived;
  const ids = [...new Set([...derived.values()].flatMap((rows) => rows.map(({ id }) => id)))];
  const rows = store.select(target.shape.type, and(within('t.id', ids), scope));
  const seen = new Set(rows.map(({ id }) => id));
  return new Map([...derived].map(([id, all]) => [id, all.filter((row) => seen.has(row.id))]));
};

const load = (
  registry: Registry,
  context: ReadContext,
  resource: Resource,
  name: string,
  parents: readonly Row[],
): Map<string, Related[]> => {
  const found = new Map<string, Related[]>(parents.map(({ id }) => [id, []]));
  const relationship = resource.shape.relationships[name];
  if (relationship === undefined) return found;
  const reading = isToMany(relationship) ? 'list' : 'row';
  const limit = maxRelated(context.viewer);
  const bounded = (type: string, where: Condition, order = 'ORDER BY t.rowid') => {
    const rows = context.store.select(type, where, `${order} LIMIT ${limit + 1}`) as Row[];
    if (rows.length > limit) throw new TooManyRelated();
    return rows;
  };
  const visible = (target: Resource, where: Condition, order?: string) =>
    bounded(
      target.shape.type,
      and(where, scopeOf(target, context.viewer, reading)),
      order && `ORDER BY t."${order}", t.rowid`,
    );

  if (relationship.cardinality === 'empty') return found;

  if (relationship.cardinality === 'through') {
    const { via, from, to } = relationship;
    const target = definitionOf(registry, relationship.target);
    const ids = parents.map(({ id }) => id);
    const joins = bounded(via, pointingAt(definitionOf(registry, via), from, resource, ids));
    const reached = [...new Set(joins.map((join) => String(join[`${to}_id`])))];
    const rows = new Map(visible(target, within('t.id', reached)).map((row) => [row.id, row]));
    for (const join of joins) {
      const row = rows.get(String(join[`${to}_id`]));
      if (row) found.get(String(join[`${from}_id`]))?.push({ resource: target, row });
    }
    return found;
  }

  if (relationship.cardinality === 'derived') {
    const target = definitionOf(registry, relationship.target);
    const derive = resource.derive?.[name];
    if (derive === undefined)
      throw new Error(`${resource.shape.type}.${name} is derived, but nothing derives it`);
    for (const [parent, rows] of inScope(context, target, reading, derive(parents, context)))
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
    for (const row of visible(
      target,
      pointingAt(target, relationship.inverse, resource, ids),
      order,
    ))
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
    const rows = new Map(visible(target, within('t.id', ids)).map((row) => [row.id, row]));
    for (const parent of pointing) {
      const row = rows.get(String(parent[`${name}_id`]));
      if (row === undefined) continue;
      const reached = resource.reach?.[name]?.(parent, row, context) ?? row;
      found.set(parent.id, [{ resource: target, row: reached }]);
    }
  }
  return found;
};
