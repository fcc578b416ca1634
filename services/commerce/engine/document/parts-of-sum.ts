import { groupBy } from '../store/group-by.ts';
import type { ReadContext, Resource, Row } from '../definition/define-resource.ts';
import { definitionOf, type Registry } from '../definition/registry.ts';

/**
 * Each row with its resource type. A row of a union of resources (`promotions`) is resolved to its concrete type, with
 * all columns of that type.
 */
export const partsOfSum = (
  registry: Registry,
  { store }: ReadContext,
  resource: Resource,
  rows: readonly Row[],
): { readonly resource: Resource; readonly row: Row }[] => {
  if (!resource.sumOf) return rows.map((row) => ({ resource, row }));
  const rowsById = new Map<string, Row>();
  for (const [part, group] of groupBy(rows, (row) => String(row['_part'])))
    for (const row of store.getAll(
      part,
      group.map(({ id }) => id),
    ) as Row[])
      rowsById.set(row.id, row);
  return rows.flatMap(({ id, _part }) => {
    const row = rowsById.get(id);
    return row ? [{ resource: definitionOf(registry, String(_part)), row }] : [];
  });
};
