import { condition } from '../condition.ts';
import type { Operation, Resource } from '../define-resource.ts';
import { taken, type Problem } from '../problem.ts';
import { has } from '../shape.ts';

/** Problems of values another row already has. */
export const checkUnique = (
  { store }: Operation,
  { shape }: Resource,
  values: Readonly<Record<string, unknown>>,
  id = '',
): Problem[] =>
  Object.entries(shape.attributes).flatMap(([name, attribute]) => {
    const value = values[name];
    if (!has(attribute, 'unique') || typeof value !== 'string') return [];
    const others = store.count(shape.type, condition(`t."${name}" = ? AND t.id <> ?`, value, id));
    return others > 0 ? [taken(name, value)] : [];
  });
