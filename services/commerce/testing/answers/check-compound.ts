import { isObject, type Json } from './answer.ts';

/** `a.b,c` as a tree. */
interface Tree {
  readonly [name: string]: Tree;
}

const treeOf = (include: string): Tree => {
  const root: Record<string, Tree> = {};
  for (const path of include.split(',').filter((it) => it.trim() !== '')) {
    let node = root;
    for (const name of path.trim().split('.')) node = (node[name] ??= {}) as Record<string, Tree>;
  }
  return root;
};

const keyOf = ({ type, id }: Json): string => `${String(type)}/${String(id)}`;

/**
 * Violations of full linkage: `data` on exactly the relationships that were
 * asked for, and every included resource linked from somewhere and there once.
 * Walks the asked-for paths from the primary data.
 */
export const checkCompound = (
  primary: readonly Json[],
  included: readonly Json[],
  include: string,
  isSparse: (type: string) => boolean,
): string[] => {
  const problems: string[] = [];
  const known = new Map<string, Json>();
  for (const it of [...primary, ...included]) {
    if (known.has(keyOf(it))) problems.push(`${keyOf(it)} is there more than once`);
    known.set(keyOf(it), it);
  }
  const linked = new Set(primary.map(keyOf));
  const asked = new Set<string>();
  let complete = true;
  const walk = (from: Json, tree: Tree): void => {
    const relationships = isObject(from['relationships']) ? from['relationships'] : {};
    for (const [name, subtree] of Object.entries(tree)) {
      const relationship = relationships[name];
      if (!isObject(relationship)) {
        // Left out by `fields`; or a polymorphic relation's other type, which has none of the name.
        if (isSparse(String(from['type']))) complete = false;
        continue;
      }
      asked.add(`${keyOf(from)} ${name}`);
      if (!('data' in relationship)) {
        problems.push(`${keyOf(from)}.${name} was asked for, but has no data`);
        continue;
      }
      const { data } = relationship;
      for (const link of (Array.isArray(data) ? data : [data]).filter(isObject)) {
        const target = known.get(keyOf(link));
        if (target === undefined) problems.push(`${keyOf(link)} is linked, but not included`);
        else {
          linked.add(keyOf(link));
          walk(target, subtree);
        }
      }
    }
  };
  const tree = treeOf(include);
  for (const it of primary) walk(it, tree);
  for (const it of known.values()) {
    if (complete && !linked.has(keyOf(it))) problems.push(`${keyOf(it)} is linked from nowhere`);
    for (const [name, value] of Object.entries(it['relationships'] ?? {}))
      if (complete && isObject(value) && 'data' in value && !asked.has(`${keyOf(it)} ${name}`))
        problems.push(`${keyOf(it)}.${name} has data nobody asked for`);
  }
  return problems;
};
