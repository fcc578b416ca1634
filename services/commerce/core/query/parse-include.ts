import type { Resource } from '../define-resource.ts';
import { badRequest, failure, success, type Result } from '../problem.ts';
import { definitionOf, type Registry } from '../registry.ts';

/** `line_items.item,customer` as a tree. */
export interface IncludeTree {
  readonly children: ReadonlyMap<string, IncludeTree>;
}

interface Growing {
  readonly children: Map<string, Growing>;
}

const targetsOf = (registry: Registry, resource: Resource, name: string): Resource[] | null => {
  const relationship = resource.shape.relationships[name];
  if (relationship === undefined) return null;
  const types =
    relationship.cardinality === 'polymorphic' ? relationship.targets : [relationship.target];
  // What an empty relationship leads to need not be defined.
  if (relationship.cardinality === 'empty')
    return types.flatMap((type) => registry.get(type) ?? []);
  return types.map((type) => definitionOf(registry, type));
};

/** Reads the `include` parameter, to any depth; a name no target knows is refused. */
export const parseInclude = (
  registry: Registry,
  resource: Resource,
  include: string | undefined,
): Result<IncludeTree> => {
  const root: Growing = { children: new Map() };
  for (const path of (include ?? '').split(',').filter((part) => part.trim() !== '')) {
    let node = root;
    let candidates: Resource[] = [resource];
    for (const name of path.trim().split('.')) {
      const known = candidates.some((it) => targetsOf(registry, it, name) !== null);
      const targets = candidates.flatMap((it) => targetsOf(registry, it, name) ?? []);
      if (!known)
        return failure(
          badRequest(
            'INVALID_INCLUDE',
            'Invalid include',
            `${name} is not a valid relationship of ${candidates[0]?.shape.type ?? path}`,
          ),
        );
      let child = node.children.get(name);
      if (child === undefined) node.children.set(name, (child = { children: new Map() }));
      node = child;
      candidates = targets;
    }
  }
  return success(root);
};
