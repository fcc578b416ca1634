import type { Resource } from '../definition/define-resource.ts';
import { badRequest, failure, success, type Problem, type Result } from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import { has } from '../definition/shape.ts';
import { limits } from './limits.ts';

/** Sparse field sets by resource type; a type that is absent shows everything. */
export type SparseFields = ReadonlyMap<string, ReadonlySet<string>>;

const namesByResource = new WeakMap<Resource, ReadonlySet<string>>();

/** Names `fields` may list: `id`, the shown attributes and the relationships. */
const fieldsOf = (resource: Resource): ReadonlySet<string> => {
  const found = namesByResource.get(resource);
  if (found) return found;
  const names = new Set(['id', 'type', ...Object.keys(resource.shape.relationships)]);
  for (const [name, attribute] of Object.entries(resource.shape.attributes)) {
    if (has(attribute, 'command') || has(attribute, 'hidden')) continue;
    if (attribute.kind === 'money')
      for (const it of [`${name}_cents`, `${name}_float`, `formatted_${name}`]) names.add(it);
    else names.add(name);
  }
  namesByResource.set(resource, names);
  return names;
};

const invalidField = (detail: string): Problem =>
  badRequest('INVALID_FIELD', 'Invalid field', detail);

/** Reads `fields[<type>]=a,b`; types and fields that do not exist are refused. */
export const parseFields = (
  registry: Registry,
  given: ReadonlyMap<string, string>,
): Result<SparseFields> => {
  const fields = new Map<string, ReadonlySet<string>>();
  const problems: Problem[] = [];
  for (const [type, value] of given) {
    const resource = registry.get(type);
    if (resource === undefined || resource.internal) {
      problems.push(
        badRequest('INVALID_RESOURCE', 'Invalid resource', `${type} is not a valid resource.`),
      );
      continue;
    }
    const names = value.split(',').map((it) => it.trim());
    if (names.length > limits.fields) {
      problems.push(invalidField(`At most ${limits.fields} fields of ${type} can be named.`));
      continue;
    }
    for (const name of names)
      if (name !== '' && !fieldsOf(resource).has(name))
        problems.push(invalidField(`${name} is not a valid field for ${type}.`));
    fields.set(type, new Set(names));
  }
  return problems.length > 0 ? failure(...problems) : success(fields);
};
