import { groupBy } from '../store/group-by.ts';
import type { ReadContext, Row } from '../definition/define-resource.ts';
import type { IncludeTree } from '../query/parse-include.ts';
import type { Registry } from '../definition/registry.ts';
import { isToMany } from '../definition/relationship.ts';
import { linkOf, type Entry } from './entry.ts';
import { loadRelated } from './load-related.ts';
import { maxRelated, TooManyRelated } from './too-many-related.ts';

/** Fills in values that only another path has loaded, such as a method's price for a shipment. */
const completed = (row: Row, again: Row): Row => {
  const more = Object.entries(again).filter(
    ([name, value]) => value !== null && value !== undefined && (row[name] ?? null) === null,
  );
  return more.length === 0 ? row : { ...row, ...Object.fromEntries(more) };
};

/**
 * Follows an include tree level by level, with one query per relationship and level. Fills the entries' linkage and
 * returns the included entries, each row once, with the values loaded by every path to it.
 */
export const loadIncludes = (
  registry: Registry,
  context: ReadContext,
  roots: readonly Entry[],
  tree: IncludeTree,
): Entry[] => {
  const visited = new Map<string, Entry>(
    roots.map((entry) => [`${entry.resource.shape.type}/${entry.row.id}`, entry]),
  );
  const included: Entry[] = [];
  // A row reached by two paths is included once, but counts twice here, because it was loaded twice.
  let budget = maxRelated(context.viewer);
  const follow = (entries: readonly Entry[], { children }: IncludeTree): void => {
    for (const [name, subtree] of children) {
      const reached: Entry[] = [];
      const byType = groupBy(entries, ({ resource }) => resource);
      for (const [resource, group] of byType) {
        const relationship = resource.shape.relationships[name];
        if (relationship === undefined) continue;
        const rows = group.map(({ row }) => row);
        const related = loadRelated(registry, context, resource, name, rows);
        const toMany = isToMany(relationship);
        for (const found of related.values()) budget -= found.length;
        if (budget < 0) throw new TooManyRelated();
        for (const entry of group) {
          const links = (related.get(entry.row.id) ?? []).map((it) => {
            const key = `${it.resource.shape.type}/${it.row.id}`;
            let target = visited.get(key);
            if (target === undefined) {
              target = { ...it, via: `${resource.shape.type}.${name}`, linkage: new Map() };
              visited.set(key, target);
              included.push(target);
            } else if (target.row !== it.row) target.row = completed(target.row, it.row);
            reached.push(target);
            return linkOf(target);
          });
          entry.linkage.set(name, toMany ? links : (links[0] ?? null));
        }
      }
      if (reached.length > 0 && subtree.children.size > 0) follow([...new Set(reached)], subtree);
    }
  };
  follow(roots, tree);
  return included;
};
