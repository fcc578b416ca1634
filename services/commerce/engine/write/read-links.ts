import { and, condition } from '../store/condition.ts';
import type { ReadContext, ResourceLink } from '../definition/define-resource.ts';
import { badRequest, mustExist, type Problem } from '../definition/problem.ts';
import { definitionOf, type Registry } from '../definition/registry.ts';
import { isToMany, type Relationship } from '../definition/relationship.ts';
import { scopeOf } from '../definition/scope.ts';

/** Linkage of a relationship in a request body. */
type Linkage = ResourceLink | readonly ResourceLink[] | null;

type Read =
  | { readonly one: ResourceLink | null }
  | { readonly many: readonly ResourceLink[] }
  | { readonly forbidden: Problem }
  | { readonly problem: Problem };

/** Resource types that a relationship accepts, including the parts of a sum such as `promotions`. */
const targetsOf = (registry: Registry, relationship: Relationship): readonly string[] => {
  const named =
    relationship.cardinality === 'polymorphic' ? relationship.targets : [relationship.target];
  return named.flatMap((type) => [type, ...(registry.get(type)?.sumOf ?? [])]);
};

const exists = (registry: Registry, context: ReadContext, { type, id }: ResourceLink): boolean =>
  context.store.count(
    type,
    and(condition('t.id = ?', id), scopeOf(definitionOf(registry, type), context.viewer)),
  ) > 0;

/** Checks the linkage of a relationship: type, cardinality, and that the viewer can read every row. */
export const readLinks = (
  registry: Registry,
  context: ReadContext,
  name: string,
  relationship: Relationship,
  given: Linkage,
): Read => {
  const toMany = isToMany(relationship);
  const links = given === null ? [] : Array.isArray(given) ? given : [given as ResourceLink];
  const targets = targetsOf(registry, relationship);
  if (Array.isArray(given) !== toMany || links.some(({ type }) => !targets.includes(type)))
    return {
      forbidden: badRequest(
        'TYPE_MISMATCH',
        'Type mismatch',
        `${name} does not take this type of resource.`,
      ),
    };
  const missing = links.some(
    (link) => relationship.cardinality === 'empty' || !exists(registry, context, link),
  );
  if (missing) return { problem: mustExist(name) };
  return toMany ? { many: links } : { one: links[0] ?? null };
};
