import { groupBy } from '../group-by.ts';
import type { ReadContext } from '../define-resource.ts';
import type { IncludeTree } from '../query/parse-include.ts';
import type { Registry } from '../registry.ts';
import { isToMany } from '../relationship.ts';
import { linkOf, type Entry } from './entry.ts';
import { loadRelated } from './load-related.ts';
import { mostRelated, TooManyRelated } from './too-many-related.ts';

/**
 * Follows an include tree level by level, one query per relationship and level.
 * Fills the entries' linkage and gives the included entries, each row once.
 */
export const loadIncludes = (
  registry: Registry,
  context: ReadContext,
  roots: readonly Entry[],
  tree: IncludeTree,
): Entry[] => {
  const known = new Map<string, Entry>(
    roots.map((entry) => [`${entry.resource.shape.type}/${entry.row.id}`, entry]),
  );
  const included: Entry[] = [];
  // What is reached twice is shown once, but was looked for twice.
  let left = mostRelated(context.viewer);
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
        for (const found of related.values()) left -= found.length;
        if (left < 0) throw new TooManyRelated();
        for (const entry of group) {
          const links = (related.get(entry.row.id) ?? []).map((it) => {
            const key = `${it.resource.shape.type}/${it.row.id}`;
            let target = known.get(key);
            if (target === undefined) {
              target = { ...it, via: `${resource.shape.type}.${name}`, linkage: new Map() };
              known.set(key, target);
              included.push(target);
            }
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
