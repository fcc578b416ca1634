import { and, condition, everything, or, type Condition } from '../condition.ts';
import type { Resource } from '../define-resource.ts';
import { badRequest, failure, success, type Problem, type Result } from '../problem.ts';
import { definitionOf, type Registry } from '../registry.ts';
import type { Relationship } from '../relationship.ts';
import { columnOf, has, isStored } from '../shape.ts';
import type { Viewer } from '../viewer.ts';
import { onColumn, type Refusal } from './on-column.ts';
import { parseFilterKey, type FilterKey } from './parse-filter-key.ts';

interface FilterContext {
  readonly registry: Registry;
  readonly viewer: Viewer;
}

type Compiled = Condition | Refusal;

const refuse = {
  unknown: (name: string): Problem =>
    badRequest('FILTER_NOT_ALLOWED', 'Filter not allowed', `${name} is not allowed.`),
  unreadable: (name: string, value: string): Problem =>
    badRequest(
      'INVALID_FILTER_VALUE',
      'Invalid filter value',
      `${value} is not a valid value for ${name}.`,
    ),
  syntax: (name: string): Problem =>
    badRequest(
      'INVALID_FILTERS_SYNTAX',
      'Invalid filters syntax',
      `${name} is not a valid filter: it ends in no known predicate.`,
    ),
};

/** The attribute a filter names. Amounts are named by their cents. */
const onAttribute = (
  resource: Resource,
  alias: string,
  key: FilterKey,
  value: string,
): Compiled => {
  const { subject } = key;
  if (subject === 'id')
    return onColumn({ resource, alias, column: 'id', kind: 'string' }, key, value);
  if (subject === 'type' && resource.sumOf)
    return onColumn({ resource, alias, column: '_part', kind: 'string' }, key, value);
  for (const [name, attribute] of Object.entries(resource.shape.attributes)) {
    const column = columnOf(name, attribute);
    if (column !== subject || !has(attribute, 'filter') || !isStored(attribute)) continue;
    return onColumn({ resource, alias, column, kind: attribute.kind }, key, value);
  }
  return 'unknown';
};

/** How the rows of a relationship's target, known as `inner`, are joined to the row known as `outer`. */
const joinOf = (
  registry: Registry,
  { shape }: Resource,
  [name, relationship]: readonly [string, Relationship],
  outer: string,
  inner: string,
): { readonly from: string; readonly on: string } | null => {
  const pointsHere = (owner: Resource, back: string, alias: string) =>
    owner.shape.relationships[back]?.cardinality === 'polymorphic'
      ? `${alias}."${back}_id" = ${outer}.id AND ${alias}."${back}_type" = '${shape.type}'`
      : `${alias}."${back}_id" = ${outer}.id`;
  if (relationship.cardinality === 'one')
    return {
      from: `"${relationship.target}" ${inner}`,
      on: `${inner}.id = ${outer}."${name}_id"`,
    };
  if (relationship.cardinality === 'many')
    return {
      from: `"${relationship.target}" ${inner}`,
      on: pointsHere(definitionOf(registry, relationship.target), relationship.inverse, inner),
    };
  if (relationship.cardinality !== 'through') return null;
  const { target, via, from, to } = relationship;
  return {
    from: `"${via}" ${inner}_via JOIN "${target}" ${inner} ON ${inner}.id = ${inner}_via."${to}_id"`,
    on: pointsHere(definitionOf(registry, via), from, `${inner}_via`),
  };
};

/** `market_id`, `prices_amount_cents`: an attribute of a related row the viewer sees. */
const onRelation = (
  context: FilterContext,
  resource: Resource,
  alias: string,
  key: FilterKey,
  value: string,
): Compiled => {
  let refusal: Refusal = 'unknown';
  for (const [name, relationship] of Object.entries(resource.shape.relationships)) {
    if (!key.subject.startsWith(`${name}_`)) continue;
    const rest = key.subject.slice(name.length + 1);
    const column = `${name}_${rest}`;
    const owned =
      relationship.cardinality === 'polymorphic'
        ? ['id', 'type'].includes(rest)
        : relationship.cardinality === 'one' && rest === 'id';
    if (owned) return onColumn({ resource, alias, column, kind: 'string' }, key, value);
    const inner = `${alias}_${name}`;
    const join = joinOf(context.registry, resource, [name, relationship], alias, inner);
    if (join === null || !('target' in relationship)) continue;
    const target = definitionOf(context.registry, relationship.target);
    const found = onSubject(context, target, inner, { ...key, subject: rest }, value);
    if (typeof found === 'string') {
      if (found === 'unreadable') refusal = found;
      continue;
    }
    const { viewer } = context;
    const visible =
      viewer.kind === 'integration' ? everything : (target.scope?.(viewer, inner) ?? everything);
    const where = and(condition(join.on), found, visible);
    return condition(`EXISTS (SELECT 1 FROM ${join.from} WHERE ${where.sql})`, ...where.params);
  }
  return refusal;
};

/** `code_or_name`, `code_and_name`: the same test on several. */
const onSeveral = (
  context: FilterContext,
  resource: Resource,
  alias: string,
  key: FilterKey,
  value: string,
): Compiled => {
  for (const [word, combine] of [
    ['_or_', or],
    ['_and_', and],
  ] as const) {
    if (!key.subject.includes(word)) continue;
    const parts = key.subject
      .split(word)
      .map((subject) => onSubject(context, resource, alias, { ...key, subject }, value));
    const known = parts.filter((part) => typeof part !== 'string');
    if (known.length === parts.length) return combine(...known);
    if (!parts.includes('unknown')) return 'unreadable';
  }
  return 'unknown';
};

const onSubject = (
  context: FilterContext,
  resource: Resource,
  alias: string,
  key: FilterKey,
  value: string,
): Compiled => {
  const attribute = onAttribute(resource, alias, key, value);
  if (attribute !== 'unknown') return attribute;
  const relation = onRelation(context, resource, alias, key, value);
  return relation === 'unknown' ? onSeveral(context, resource, alias, key, value) : relation;
};

/** Compiles `filter[q][…]` into a WHERE clause, with everything wrong in it reported. */
export const compileFilter = (
  context: FilterContext,
  resource: Resource,
  filters: ReadonlyMap<string, string>,
): Result<Condition> => {
  const conditions: Condition[] = [];
  const problems: Problem[] = [];
  for (const [name, value] of filters) {
    const key = parseFilterKey(name);
    const compiled = key && onSubject(context, resource, 't', key, value);
    if (compiled === null) problems.push(refuse.syntax(name));
    else if (typeof compiled === 'string') problems.push(refuse[compiled](name, value));
    else conditions.push(compiled);
  }
  return problems.length > 0 ? failure(...problems) : success(and(...conditions));
};
