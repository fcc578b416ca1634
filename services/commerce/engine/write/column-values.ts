import type { Input } from '../definition/define-resource.ts';
import { columnOf, isStored, type Shape } from '../definition/shape.ts';

/** Column values of an input. Triggers and computed attributes have no column and are left out. */
export const columnValues = (shape: Shape, input: Input): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(shape.attributes)) {
    const column = columnOf(name, attribute);
    const value = input.attributes[column];
    if (isStored(attribute) && value !== undefined) values[column] = value ?? attribute.fallback;
  }
  for (const [name, link] of Object.entries(input.links)) {
    values[`${name}_id`] = link?.id ?? null;
    if (shape.relationships[name]?.cardinality === 'polymorphic')
      values[`${name}_type`] = link?.type ?? null;
  }
  return values;
};
