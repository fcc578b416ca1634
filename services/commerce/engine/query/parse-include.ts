import type { Resource } from '../definition/define-resource.ts';
import { badRequest, failure, success, type Result } from '../definition/problem.ts';
import { definitionOf, type Registry } from '../definition/registry.ts';
import { limits } from './limits.ts';

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

const refused = (detail: string) =>
  failure(badRequest('INVALID_INCLUDE', 'Invalid include', detail));

/** Reads the `include` parameter; a name no target knows is refused. */
export const parseInclude = (
  registry: Registry,
  resource: Resource,
  include: string | undefined,
): Result<IncludeTree> => {
  const root: Growing = { children: new Map() };
  const paths = (include ?? '').split(',').filter((part) => part.trim() !== '');
  if (paths.length > limits.includes)
    return refused(`At most ${limits.includes} relationships can be included.`);
  for (const path of paths) {
    let node = root;
    let candidates: Resource[] = [resource];
    const steps = path.trim().split('.');
    if (steps.length > limits.includeSteps)
      return refused(`At most ${limits.includeSteps} relationships can follow each other.`);
    for (const name of steps) {
      const exists = candidates.some((it) => targetsOf(registry, it, name) !== null);
      const targets = [...new Set(candidates.flatMap((it) => targetsOf(registry, it, name) ?? []))];
      if (!exists)
        return refused(
          `${name} is not a valid relationship of ${candidates[0]?.shape.type ?? path}`,
        );
      let child = node.children.get(name);
      if (child === undefined) node.children.set(name, (child = { children: new Map() }));
      node = child;
      candidates = targets;
    }
  }
  return success(root);
};
