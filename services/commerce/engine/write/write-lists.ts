import type { Input, Operation } from '../definition/define-resource.ts';
import type { Shape } from '../definition/shape.ts';

/** Replaces the rows of each to-many relationship in the input. */
export const writeLists = (
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
