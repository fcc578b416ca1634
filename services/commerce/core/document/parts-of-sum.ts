import { groupBy } from '../group-by.ts';
import type { ReadContext, Resource, Row } from '../define-resource.ts';
import { definitionOf, type Registry } from '../registry.ts';

/**
 * Each row with the resource it is shown as: its own, or for a row of a sum of
 * resources (`promotions`) the one it is a part of, with all that one's columns.
 */
export const partsOfSum = (
  registry: Registry,
  { store }: ReadContext,
  resource: Resource,
  rows: readonly Row[],
): { readonly resource: Resource; readonly row: Row }[] => {
  if (!resource.sumOf) return rows.map((row) => ({ resource, row }));
  const whole = new Map<string, Row>();
  for (const [part, group] of groupBy(rows, (row) => String(row['_part'])))
    for (const row of store.getAll(
      part,
      group.map(({ id }) => id),
    ) as Row[])
      whole.set(row.id, row);
  return rows.flatMap(({ id, _part }) => {
    const row = whole.get(id);
    return row ? [{ resource: definitionOf(registry, String(_part)), row }] : [];
  });
};
