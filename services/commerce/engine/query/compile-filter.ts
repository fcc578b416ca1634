import { and, condition, everything, or, type Condition } from '../store/condition.ts';
import type { Resource } from '../definition/define-resource.ts';
import { badRequest, failure, success, type Problem, type Result } from '../definition/problem.ts';
import { definitionOf, type Registry } from '../definition/registry.ts';
import { isToMany, type Relationship } from '../definition/relationship.ts';
import { scopeOf } from '../definition/scope.ts';
import { columnOf, has, isStored } from '../definition/shape.ts';
import type { Viewer } from '../definition/viewer.ts';
import { limits } from './limits.ts';
import { onColumn, splitValues, type Refusal } from './on-column.ts';
import { isAscii, isOneText, textual } from './predicates.ts';
import { parseFilterKey, type FilterKey } from './parse-filter-key.ts';

interface FilterContext {
  readonly registry: Registry;
  readonly viewer: Viewer;
  /** Relations followed so far. */
  readonly depth: number;
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
  syntax: (detail: string): Problem =>
    badRequest('INVALID_FILTERS_SYNTAX', 'Invalid filters syntax', detail),
};

const joiners = /_or_|_and_/;

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

interface Join {
  readonly from: string;
  readonly outer: string;
  readonly inner: string;
  readonly where: Condition;
}

/** How the rows of a relationship's target, known as `inner`, are joined to the row known as `outer`. */
const joinOf = (
  registry: Registry,
  { shape }: Resource,
  [name, relationship]: readonly [string, Relationship],
  outer: string,
  inner: string,
): Join | null => {
  const pointingHere = (owner: Resource, back: string, alias: string) => ({
    outer: `${outer}.id`,
    inner: `${alias}."${back}_id"`,
    where:
      owner.shape.relationships[back]?.cardinality === 'polymorphic'
        ? condition(`${alias}."${back}_type" = '${shape.type}'`)
        : everything,
  });
  if (relationship.cardinality === 'one')
    return {
      from: `"${relationship.target}" ${inner}`,
      outer: `${outer}."${name}_id"`,
      inner: `${inner}.id`,
      where: everything,
    };
  if (relationship.cardinality === 'many')
    return {
      from: `"${relationship.target}" ${inner}`,
      ...pointingHere(definitionOf(registry, relationship.target), relationship.inverse, inner),
    };
  if (relationship.cardinality !== 'through') return null;
  const { target, via, from, to } = relationship;
  return {
    from: `"${via}" ${inner}_via JOIN "${target}" ${inner} ON ${inner}.id = ${inner}_via."${to}_id"`,
    ...pointingHere(definitionOf(registry, via), from, `${inner}_via`),
  };
};

/**
 * Whether a related row fits. A relation of a relation is a set of its own, found once: to look from each row through
 * one that many share (`shipping_category_skus_…`) would take the square of their number.
 */
const isRelated = ({ from, outer, inner }: Join, where: Condition, depth: number): Condition => {
  if (depth > 0)
    return condition(
      `${outer} IN (SELECT ${inner} FROM ${from} WHERE ${where.sql})`,
      ...where.params,
    );
  const joined = and(condition(`${inner} = ${outer}`), where);
  return condition(`EXISTS (SELECT 1 FROM ${from} WHERE ${joined.sql})`, ...joined.params);
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
    const { depth } = context;
    if (depth >= limits.filterRelations) continue;
    const target = definitionOf(context.registry, relationship.target);
    const deeper = { ...context, depth: depth + 1 };
    const found = onSubject(deeper, target, inner, { ...key, subject: rest }, value);
    if (typeof found === 'string') {
      if (found === 'unreadable') refusal = found;
      continue;
    }
    const reading = isToMany(relationship) ? 'list' : 'row';
    const visible = scopeOf(target, context.viewer, reading, inner);
    return isRelated(join, and(join.where, found, visible), depth);
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
    const conditions = parts.filter((part) => typeof part !== 'string');
    if (conditions.length === parts.length) return combine(...conditions);
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

/** How many tests a value costs. For `matches_any`, all patterns without a wildcard are one test. */
const testsOfValue = ({ predicate, quantifier }: FilterKey, value: string): number => {
  if (quantifier === null) return 1;
  const values = splitValues(value);
  if (predicate !== 'matches' || quantifier !== 'any') return values.length;
  const patterns = values.filter((it) => !isOneText(it)).length;
  return patterns + (patterns < values.length ? 1 : 0);
};

/** How many tests a filter is, whatever its names turn out to mean. */
const testsOf = (key: FilterKey, value: string): number => {
  const { subject, predicate } = key;
  const tests = subject.split(joiners).length * testsOfValue(key, value);
  return textual.has(predicate) && !isAscii(value) ? tests * limits.foldedTest : tests;
};

/** Compiles `filter[q][…]` into a WHERE clause, with everything wrong in it reported. */
export const compileFilter = (
  context: Omit<FilterContext, 'depth'>,
  resource: Resource,
  filters: ReadonlyMap<string, string>,
): Result<Condition> => {
  if (filters.size > limits.filters)
    return failure(refuse.syntax(`At most ${limits.filters} filters are allowed.`));
  const conditions: Condition[] = [];
  const problems: Problem[] = [];
  let tests = 0;
  for (const [name, value] of filters) {
    const key = name.length > limits.filterName ? null : parseFilterKey(name);
    if (key === null) {
      problems.push(refuse.syntax(`${name} is not a valid filter: it ends in no known predicate.`));
      continue;
    }
    tests += testsOf(key, value);
    if (tests > limits.filterTests)
      return failure(
        refuse.syntax(`All filters together may test at most ${limits.filterTests} values.`),
      );
    const compiled =
      key.subject.split(joiners).length > limits.filterNames
        ? 'unknown'
        : onSubject({ ...context, depth: 0 }, resource, 't', key, value);
    if (typeof compiled === 'string') problems.push(refuse[compiled](name, value));
    else conditions.push(compiled);
  }
  return problems.length > 0 ? failure(...problems) : success(and(...conditions));
};
