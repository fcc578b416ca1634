import { z } from 'zod';
import type { Input, ReadContext, Resource, ResourceLink } from '../definition/define-resource.ts';
import {
  badRequest,
  blank,
  failure,
  mustExist,
  type Problem,
  type Result,
  success,
} from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import { has } from '../definition/shape.ts';
import { readLinks } from './read-links.ts';
import { readValue } from './read-value.ts';

const link = z.object({ type: z.string(), id: z.string() });

/** The form of a POST or PATCH body, before anything is known of its resource. */
const bodySchema = z.object({
  data: z.object({
    type: z.string(),
    id: z.string().optional(),
    attributes: z.record(z.string(), z.unknown()).nullish(),
    relationships: z
      .record(
        z.string(),
        z.object({ data: z.union([link, z.null(), z.array(link)]).optional() }).nullable(),
      )
      .nullish(),
  }),
});

const notAllowed = (name: string): Problem =>
  badRequest('PARAM_NOT_ALLOWED', 'Param not allowed', `${name} is not allowed.`);

/**
 * Checks a request body against the definition: known and permitted names,
 * values of the right kind, related rows the viewer can see, and on creation
 * everything required. All problems are reported at once.
 */
export const readInput = (
  registry: Registry,
  context: ReadContext,
  resource: Resource,
  body: unknown,
  target: { readonly mode: 'create' } | { readonly mode: 'update'; readonly id: string },
): Result<Input> => {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success)
    return failure(
      badRequest('PARAM_MISSING', 'Param missing', 'The data parameter is missing or malformed.'),
    );
  const { data } = parsed.data;
  const { shape } = resource;
  if (data.type !== shape.type)
    return failure(
      badRequest('INVALID_RESOURCE', 'Invalid resource', `${data.type} is not a valid resource.`),
    );
  if (target.mode === 'create' && data.id !== undefined) return failure(notAllowed('id'));
  if (target.mode === 'update' && data.id !== target.id)
    return failure(
      badRequest(
        'KEY_NOT_INCLUDED_IN_URL',
        'Key not included in URL',
        `The URL does not support the key ${data.id}`,
      ),
    );

  const permitted = (writable: { create: boolean; update: boolean }) => writable[target.mode];
  const trusted = context.viewer.kind === 'integration';
  const forbidden: Problem[] = [];
  const problems: Problem[] = [];
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data.attributes ?? {})) {
    const key = name.endsWith('_cents') && !(name in shape.attributes) ? name.slice(0, -6) : name;
    const attribute = shape.attributes[key];
    if (
      attribute === undefined ||
      !permitted({
        create: has(attribute, 'create'),
        update: has(attribute, 'update'),
      })
    ) {
      forbidden.push(notAllowed(name));
      continue;
    }
    // Attributes for integrations are ignored in requests of sales channels.
    if (has(attribute, 'internal') && !trusted) continue;
    const read = readValue(name, attribute, value);
    if (read.ok) attributes[name] = read.value;
    else problems.push(read.problem);
  }

  const links: Record<string, ResourceLink | null> = {};
  const lists: Record<string, readonly ResourceLink[]> = {};
  for (const [name, given] of Object.entries(data.relationships ?? {})) {
    const relationship = shape.relationships[name];
    if (
      relationship === undefined ||
      !('creatable' in relationship) ||
      !permitted({ create: relationship.creatable, update: relationship.updatable })
    ) {
      forbidden.push(notAllowed(name));
      continue;
    }
    const linkage = given?.data;
    if (linkage === undefined) continue;
    if ('internal' in relationship && relationship.internal && !trusted) continue;
    const read = readLinks(registry, context, name, relationship, linkage);
    if ('one' in read) {
      // An always empty relationship has no column to clear.
      if (relationship.cardinality !== 'empty') links[name] = read.one;
    } else if ('many' in read) lists[name] = read.many;
    else if ('forbidden' in read) forbidden.push(read.forbidden);
    else problems.push(read.problem);
  }
  if (forbidden.length > 0) return failure(...forbidden);

  const empty = (value: unknown) => value === null || value === undefined || value === '';
  const reported = new Set(problems.map(({ source }) => source?.pointer));
  for (const [name, attribute] of Object.entries(shape.attributes)) {
    const key = attribute.kind === 'money' ? `${name}_cents` : name;
    const due = target.mode === 'create' || key in attributes;
    if (has(attribute, 'required') && due && empty(attributes[key]))
      if (!reported.has(`/data/attributes/${key}`)) problems.push(blank(key));
  }
  for (const [name, relationship] of Object.entries(shape.relationships)) {
    if (relationship.cardinality !== 'one' || !relationship.required) continue;
    if (!relationship.creatable) continue;
    const due = target.mode === 'create' ? !links[name] : links[name] === null;
    if (due && !reported.has(`/data/relationships/${name}`)) problems.push(mustExist(name));
  }
  return problems.length > 0 ? failure(...problems) : success({ attributes, links, lists });
};
