import type { Resource } from '../../engine/definition/define-resource.ts';
import type { Registry } from '../../engine/definition/registry.ts';
import { isToMany, type Relationship } from '../../engine/definition/relationship.ts';
import { checkMembers, isIdentifier, isObject, type Expectations, type Json } from './answer.ts';

/** Types of the rows a relationship leads to: for a sum of resources those of its parts. */
const targetsOf = (relationship: Relationship, registry: Registry): readonly string[] =>
  (relationship.cardinality === 'polymorphic'
    ? relationship.targets
    : [relationship.target]
  ).flatMap((type) => registry.get(type)?.sumOf ?? [type]);

/** Violations in a relationship's `data`: one link, a list of them or `null`, of permitted types. */
export const checkLinkage = (
  where: string,
  relationship: Relationship,
  data: unknown,
  registry: Registry,
): string[] => {
  if (isToMany(relationship) !== Array.isArray(data))
    return [`${where} should ${Array.isArray(data) ? 'not ' : ''}be a list`];
  const links: unknown[] = Array.isArray(data) ? data : data === null ? [] : [data];
  const targets = targetsOf(relationship, registry);
  return links.flatMap((link) => {
    if (!isObject(link) || !isIdentifier(link['id'])) return [`${where} has a link without an id`];
    return targets.includes(String(link['type']))
      ? checkMembers(where, link, ['type', 'id'])
      : [`${where} leads to ${String(link['type'])}, but may only lead to ${targets.join(', ')}`];
  });
};

/** Violations in the `relationships` member of a resource object. */
export const checkRelationships = (
  where: string,
  { shape }: Resource,
  self: string,
  relationships: Json,
  { fields, registry }: Expectations,
): string[] => {
  const wanted = fields.get(shape.type);
  const listed = Object.keys(shape.relationships).filter((name) => wanted?.has(name) !== false);
  const problems = checkMembers(`${where}.relationships`, relationships, listed);
  for (const name of listed) {
    const [given, relationship] = [relationships[name], shape.relationships[name]];
    if (!isObject(given) || relationship === undefined) continue;
    const at = `${where}.relationships.${name}`;
    problems.push(...checkMembers(at, given, ['links'], ['data']));
    const links = isObject(given['links']) ? given['links'] : {};
    if (links['self'] !== `${self}/relationships/${name}`) problems.push(`${at}.links.self`);
    if (links['related'] !== `${self}/${name}`) problems.push(`${at}.links.related`);
    if ('data' in given)
      problems.push(...checkLinkage(`${at}.data`, relationship, given['data'], registry));
  }
  return problems;
};
