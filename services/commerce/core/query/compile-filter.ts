import { and, condition, or, type Condition, type SqlValue } from '../condition.ts';
import type { Resource } from '../define-resource.ts';
import { badRequest, failure, success, type Problem, type Result } from '../problem.ts';
import { definitionOf, type Registry } from '../registry.ts';
import { columnOf, has, isStored } from '../shape.ts';
import { metadataCondition } from './metadata-condition.ts';
import { parseFilterKey, type FilterKey } from './parse-filter-key.ts';
import { membership, predicates, valueless } from './predicates.ts';

const notAllowed = (key: string): Problem =>
  badRequest('FILTER_NOT_ALLOWED', 'Filter not allowed', `${key} is not allowed.`);
const badSyntax = (key: string): Problem =>
  badRequest(
    'INVALID_FILTERS_SYNTAX',
    'Invalid filters syntax',
    `${key} is not a valid filter or its value cannot be read.`,
  );

const splitValues = (value: string): string[] => value.split(',').map((part) => part.trim());

/** A filter on one column of the table known as `alias`; null when the value cannot be read. */
const onColumn = (
  resource: Resource,
  alias: string,
  column: string,
  kind: string,
  { predicate, quantifier }: FilterKey,
  value: string,
): Condition | null => {
  if (predicate === 'jcont') {
    try {
      const part: unknown = JSON.parse(value);
      const { type } = resource.shape;
      return metadataCondition(type, alias, column, part, resource.indexMetadata ?? []);
    } catch {
      return null;
    }
  }
  const read = (text: string): SqlValue => {
    if (kind === 'boolean') return ['true', '1', 't'].includes(text) ? 1 : 0;
    return kind === 'integer' || kind === 'float' || kind === 'money' ? Number(text) : text;
  };
  const path = `${alias}."${column}"`;
  if (predicate === 'in' || predicate === 'not_in') {
    const values = splitValues(value).map(read);
    return values.some(Number.isNaN) ? null : membership(predicate, path, values);
  }
  const test = predicates[predicate];
  if (test === undefined) return null;
  const operands = quantifier === null ? [value] : splitValues(value);
  const values = valueless.has(predicate) ? operands : operands.map(read);
  if (values.some(Number.isNaN)) return null;
  const tests = values.map((operand) => test(path, operand));
  return quantifier === 'any' ? or(...tests) : and(...tests);
};

/** Finds what `subject` names: an attribute, an id, or an attribute of a relation. */
const onSubject = (
  registry: Registry,
  resource: Resource,
  alias: string,
  key: FilterKey,
  value: string,
): Condition | null => {
  const { attributes, relationships } = resource.shape;
  const { subject } = key;
  if (subject === 'id') return onColumn(resource, alias, 'id', 'string', key, value);
  const attributeName = subject.endsWith('_cents') ? subject.slice(0, -6) : subject;
  const attribute = attributes[attributeName];
  if (attribute && has(attribute, 'filter') && isStored(attribute))
    return onColumn(
      resource,
      alias,
      columnOf(attributeName, attribute),
      attribute.kind,
      key,
      value,
    );

  for (const [name, relationship] of Object.entries(relationships)) {
    if (!subject.startsWith(`${name}_`)) continue;
    const rest = subject.slice(name.length + 1);
    if (relationship.cardinality === 'polymorphic') {
      if (rest === 'id' || rest === 'type')
        return onColumn(resource, alias, `${name}_${rest}`, 'string', key, value);
    } else if (relationship.cardinality === 'one' && rest === 'id') {
      return onColumn(resource, alias, `${name}_id`, 'string', key, value);
    } else if (relationship.cardinality !== 'derived') {
      const target = definitionOf(registry, relationship.target);
      const inner = `${alias}_${name}`;
      const within = onSubject(registry, target, inner, { ...key, subject: rest }, value);
      if (within === null) continue;
      const link =
        relationship.cardinality === 'one'
          ? `${inner}.id = ${alias}."${name}_id"`
          : `${inner}."${relationship.inverse}_id" = ${alias}.id`;
      return condition(
        `EXISTS (SELECT 1 FROM "${target.shape.type}" ${inner} WHERE ${link} AND ${within.sql})`,
        ...within.params,
      );
    }
  }

  for (const [word, combine] of [
    ['_or_', or],
    ['_and_', and],
  ] as const) {
    if (!subject.includes(word)) continue;
    const parts = subject
      .split(word)
      .map((part) => onSubject(registry, resource, alias, { ...key, subject: part }, value));
    const known = parts.filter((part) => part !== null);
    if (known.length === parts.length) return combine(...known);
  }
  return null;
};

/** Compiles `filter[q][…]` into a WHERE clause, with every unknown key reported. */
export const compileFilter = (
  registry: Registry,
  resource: Resource,
  filters: ReadonlyMap<string, string>,
): Result<Condition> => {
  const conditions: Condition[] = [];
  const problems: Problem[] = [];
  for (const [name, value] of filters) {
    const key = parseFilterKey(name);
    const compiled = key && onSubject(registry, resource, 't', key, value);
    if (compiled) conditions.push(compiled);
    else
      problems.push(key === null || key.predicate === 'jcont' ? badSyntax(name) : notAllowed(name));
  }
  return problems.length > 0 ? failure(...problems) : success(and(...conditions));
};
