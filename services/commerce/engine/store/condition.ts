export type SqlValue = string | number | null;

/** A piece of a WHERE clause with its parameters. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

export const condition = (sql: string, ...params: readonly SqlValue[]): Condition => ({
  sql,
  params,
});
export const everything: Condition = condition('1');
export const nothing: Condition = condition('0');

const join = (operator: 'AND' | 'OR', parts: readonly Condition[]): Condition => ({
  sql: parts.map(({ sql }) => `(${sql})`).join(` ${operator} `),
  params: parts.flatMap(({ params }) => params),
});

export const and = (...parts: readonly Condition[]): Condition => {
  const relevant = parts.filter((part) => part !== everything);
  if (relevant.length === 0) return everything;
  return relevant.length === 1 ? (relevant[0] ?? everything) : join('AND', relevant);
};
export const or = (...parts: readonly Condition[]): Condition =>
  parts.length === 0 ? nothing : join('OR', parts);

/** Membership in a list of any length through one parameter, so the statement stays cached. */
export const within = (column: string, values: readonly SqlValue[]): Condition =>
  condition(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
