import { and, condition, type Condition, or, type SqlValue } from '../store/condition.ts';
import { hasLeaf } from '../store/metadata-index.ts';
import { metadataLeaves } from '../store/metadata-leaves.ts';
import type { AttributeKind } from '../definition/attribute.ts';
import type { Resource } from '../definition/define-resource.ts';
import type { FilterKey } from './parse-filter-key.ts';
import { limits } from './limits.ts';
import { matchesAny, membership, patterned, predicates, textual, valueless } from './predicates.ts';

/** `_jcont` on a JSON column: by the index of leaves where the resource keeps one. */
const metadataCondition = (
  type: string,
  alias: string,
  column: string,
  part: unknown,
  indexed: readonly string[],
): Condition => {
  const check = condition(`json_contains(${alias}."${column}", ?)`, JSON.stringify(part));
  if (column !== 'metadata') return check;
  const { leaves, exact } = metadataLeaves(part);
  const indexable = leaves.filter(({ member }) => indexed.includes(member));
  const byLeaf = indexable.map((leaf) => hasLeaf(alias, type, leaf.path, leaf.value));
  return exact && indexable.length > 0 && indexable.length === leaves.length
    ? and(...byLeaf)
    : and(...byLeaf, check);
};

const yes = ['true', '1', 't', 'yes'];
const no = ['false', '0', 'f', 'no'];

/** A filter's value as the column of an attribute of this kind holds it; undefined when it cannot be one. */
const readOperand = (kind: AttributeKind, text: string): SqlValue | undefined => {
  switch (kind) {
    case 'boolean':
      return yes.includes(text) ? 1 : no.includes(text) ? 0 : undefined;
    case 'integer':
    case 'float':
    case 'money':
      return /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
    case 'datetime': {
      const time = Date.parse(text);
      return Number.isNaN(time) ? undefined : new Date(time).toISOString();
    }
    default:
      return text;
  }
};

/** Why a filter could not be compiled: nothing has its name, or its value cannot be read. */
export type Refusal = 'unknown' | 'unreadable';

/** Where a filter looks: a column of the table known as `alias`. */
interface Subject {
  readonly resource: Resource;
  readonly alias: string;
  readonly column: string;
  readonly kind: AttributeKind;
}

/** Whether a text is short enough, and a pattern simple enough, to be held against every row. */
const isModest = (predicate: string, text: string): boolean =>
  text.length <= limits.soughtText &&
  (!patterned.has(predicate) || text.split('%').length - 1 <= limits.wildcards);

export const splitValues = (value: string): string[] => value.split(',').map((part) => part.trim());

const test = (
  { resource, alias, column, kind }: Subject,
  { predicate, quantifier }: FilterKey,
  value: string,
): Condition | Refusal => {
  const path = `${alias}."${column}"`;
  if (predicate === 'jcont') {
    if (kind !== 'object' && kind !== 'array') return 'unknown';
    if (value.length > limits.soughtText) return 'unreadable';
    try {
      const part: unknown = JSON.parse(value);
      const { type } = resource.shape;
      return metadataCondition(type, alias, column, part, resource.indexMetadata ?? []);
    } catch {
      return 'unreadable';
    }
  }
  const listed = quantifier !== null || predicate === 'in' || predicate === 'not_in';
  const operands = listed ? splitValues(value) : [value];
  const literal = valueless.has(predicate) || textual.has(predicate);
  if (operands.length > limits.filterValues) return 'unreadable';
  if (textual.has(predicate) && !operands.every((it) => isModest(predicate, it)))
    return 'unreadable';
  const values = operands.map((it) => (literal ? it : readOperand(kind, it.trim())));
  const parsed = values.filter((it) => it !== undefined);
  if (parsed.length < values.length) return 'unreadable';
  if (predicate === 'in' || predicate === 'not_in') return membership(predicate, path, parsed);
  if (predicate === 'matches' && quantifier === 'any') return matchesAny(path, parsed.map(String));
  const one = predicates[predicate];
  if (one === undefined) return 'unknown';
  const tests = parsed.map((operand) => one(path, operand));
  return quantifier === 'any' ? or(...tests) : and(...tests);
};

/** A filter on one column, or why there is none. */
export const onColumn = (subject: Subject, key: FilterKey, value: string): Condition | Refusal => {
  const tested = test(subject, key, value);
  return typeof tested === 'string' || !key.orNull
    ? tested
    : or(tested, condition(`${subject.alias}."${subject.column}" IS NULL`));
};
