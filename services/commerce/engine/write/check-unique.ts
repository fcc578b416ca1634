import { condition } from '../store/condition.ts';
import type { Operation } from '../definition/define-resource.ts';
import { taken, type Problem } from '../definition/problem.ts';
import { has, type Shape } from '../definition/shape.ts';

/** Reports unique values that another row has; `id` is the row being updated. */
export const checkUnique = (
  { store }: Operation,
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
  id = '',
): Problem[] =>
  Object.entries(shape.attributes).flatMap(([name, attribute]) => {
    const value = values[name];
    if (!has(attribute, 'unique') || typeof value !== 'string') return [];
    const others = store.count(shape.type, condition(`t."${name}" = ? AND t.id <> ?`, value, id));
    return others > 0 ? [taken(name, value)] : [];
  });
