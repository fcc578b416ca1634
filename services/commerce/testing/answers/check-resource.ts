import { checkAttributes } from './check-attributes.ts';
import { checkMembers, isIdentifier, isObject, type Expectations } from './answer.ts';
import { checkRelationships } from './check-relationships.ts';

/** Violations in a resource object: what its definition says and nothing else. */
export const checkResource = (
  where: string,
  value: unknown,
  expectations: Expectations,
): string[] => {
  if (!isObject(value)) return [`${where} is not a resource object`];
  const { id, type, links, attributes, relationships, meta } = value;
  const at = `${where} (${String(type)})`;
  const resource = expectations.registry.get(String(type));
  if (resource === undefined || resource.internal) return [`${at} has an unknown type`];
  const problems = checkMembers(at, value, [
    'id',
    'type',
    'links',
    'attributes',
    'relationships',
    'meta',
  ]);
  if (!isIdentifier(id)) problems.push(`${at} has the id ${String(id)}, which is not ten letters`);
  const { base } = expectations;
  const self = `${base}/${resource.singleton ?? `${String(type)}/${String(id)}`}`;
  if (!isObject(links) || links['self'] !== self) problems.push(`${at}.links.self is not ${self}`);
  if (!isObject(meta) || meta['mode'] !== 'test' || !isIdentifier(meta['organization_id']))
    problems.push(`${at}.meta should have mode "test" and an organization_id`);
  if (isObject(attributes))
    problems.push(...checkAttributes(at, resource, attributes, expectations));
  if (isObject(relationships))
    problems.push(...checkRelationships(at, resource, self, relationships, expectations));
  return problems;
};
