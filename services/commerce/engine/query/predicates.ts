import {
  condition,
  nothing,
  or,
  within,
  type Condition,
  type SqlValue,
} from '../store/condition.ts';

/** Escapes LIKE's wildcards in a text that is meant literally. */
const literal = (value: SqlValue): string => String(value).replace(/[\\%_]/g, '\\$&');

/** Whether SQLite itself knows the case of all letters. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Whether a pattern has no wildcard and SQLite can compare it without regard to case. */
export const isOneText = (pattern: string): boolean => isAscii(pattern) && !/[\\%_]/.test(pattern);

/**
 * SQLite's own LIKE knows the case of ASCII letters alone; for others there is a function. Both give up a pattern as
 * soon as what follows its last `%` fits nowhere, so neither takes longer than pattern times text.
 */
const like = (column: string, pattern: string): Condition =>
  isAscii(pattern)
    ? condition(`${column} LIKE ? ESCAPE '\\'`, pattern)
    : condition(`matches_like(${column}, ?)`, pattern);
const notLike = (column: string, pattern: string): Condition => {
  const { sql, params } = like(column, pattern);
  return condition(`NOT (${sql})`, ...params);
};

type Test = (column: string, value: SqlValue) => Condition;

const isTrue = (value: SqlValue): boolean => !['false', '0', 'f', ''].includes(String(value));
const either = (whenTrue: string, whenFalse: string): Test => {
  const fill = (sql: string, column: string) => condition(sql.replaceAll('?', column));
  return (column, value) => fill(isTrue(value) ? whenTrue : whenFalse, column);
};

/**
 * The documented predicates on one value (docs.commercelayer.io/core/filtering-data). As in SQL, no comparison matches
 * a row without a value, not even a negated one; `_or_null` includes those rows.
 */
export const predicates: Readonly<Record<string, Test>> = {
  eq: (column, value) => condition(`${column} = ?`, value),
  not_eq: (column, value) => condition(`${column} <> ?`, value),
  matches: (column, value) => like(column, String(value)),
  does_not_match: (column, value) => notLike(column, String(value)),
  lt: (column, value) => condition(`${column} < ?`, value),
  lteq: (column, value) => condition(`${column} <= ?`, value),
  gt: (column, value) => condition(`${column} > ?`, value),
  gteq: (column, value) => condition(`${column} >= ?`, value),
  start: (column, value) => like(column, `${literal(value)}%`),
  not_start: (column, value) => notLike(column, `${literal(value)}%`),
  end: (column, value) => like(column, `%${literal(value)}`),
  not_end: (column, value) => notLike(column, `%${literal(value)}`),
  cont: (column, value) => like(column, `%${literal(value)}%`),
  not_cont: (column, value) => notLike(column, `%${literal(value)}%`),
  present: either("(? IS NOT NULL AND ? <> '')", "(? IS NULL OR ? = '')"),
  blank: either("(? IS NULL OR ? = '')", "(? IS NOT NULL AND ? <> '')"),
  null: either('? IS NULL', '? IS NOT NULL'),
  not_null: either('? IS NOT NULL', '? IS NULL'),
  true: either('? = 1', '? IS NOT 1'),
  false: either('? = 0', '? IS NOT 0'),
};

/**
 * Whether any of several patterns matches. Patterns without a wildcard become one set membership: the shop lists SKUs by
 * many codes this way (C2).
 */
export const matchesAny = (column: string, patterns: readonly string[]): Condition => {
  const texts = patterns.filter(isOneText);
  return or(
    ...(texts.length > 0 ? [within(`CAST(${column} AS TEXT) COLLATE NOCASE`, texts)] : []),
    ...patterns.filter((it) => !isOneText(it)).map((it) => like(column, it)),
  );
};

/** The predicates that look at presence or truth and whose value is a yes or no. */
export const valueless = new Set(['present', 'blank', 'null', 'not_null', 'true', 'false']);

/** The predicates whose value is a pattern. */
export const patterned = new Set(['matches', 'does_not_match']);

/** The predicates that compare texts, whatever the attribute holds. */
export const textual = new Set([
  ...patterned,
  'start',
  'not_start',
  'end',
  'not_end',
  'cont',
  'not_cont',
]);

/** `in` and `not_in`: membership in a list. */
export const membership = (
  name: 'in' | 'not_in',
  column: string,
  values: readonly SqlValue[],
): Condition => {
  const member = values.length === 0 ? nothing : within(column, values);
  return name === 'in' ? member : condition(`NOT (${member.sql})`, ...member.params);
};
