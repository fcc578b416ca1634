import type { SqlValue } from './condition.ts';
import type { Row } from '../definition/define-resource.ts';
import { columnOf, isStored, type Shape } from '../definition/shape.ts';

type ColumnKind = 'plain' | 'boolean' | 'json' | 'metadata';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly sqlType: 'TEXT' | 'INTEGER' | 'REAL';
  readonly fallback: unknown;
}

const sqlTypes = {
  string: 'TEXT',
  datetime: 'TEXT',
  object: 'TEXT',
  array: 'TEXT',
  integer: 'INTEGER',
  boolean: 'INTEGER',
  money: 'INTEGER',
  float: 'REAL',
} as const;

/** The columns of a resource's table, in order, without `id`. */
export const columnsOf = (shape: Shape): readonly Column[] => {
  const columns = declaredColumns(shape);
  // A polymorphic relationship's type may be an attribute as well (`line_items.item_type`).
  return columns.filter(
    ({ name }, index) => columns.findIndex((column) => column.name === name) === index,
  );
};

const declaredColumns = (shape: Shape): readonly Column[] => [
  ...Object.entries(shape.attributes)
    .filter(([, attribute]) => isStored(attribute))
    .map(([name, attribute]): Column => {
      const kind =
        name === 'metadata'
          ? 'metadata'
          : attribute.kind === 'boolean'
            ? 'boolean'
            : attribute.kind === 'object' || attribute.kind === 'array'
              ? 'json'
              : 'plain';
      return {
        name: columnOf(name, attribute),
        kind,
        sqlType: sqlTypes[attribute.kind],
        fallback: attribute.fallback,
      };
    }),
  ...Object.entries(shape.relationships).flatMap(([name, relationship]): Column[] => {
    const column = (suffix: string): Column => ({
      name: `${name}_${suffix}`,
      kind: 'plain',
      sqlType: 'TEXT',
      fallback: null,
    });
    if (relationship.cardinality === 'one') return [column('id')];
    return relationship.cardinality === 'polymorphic' ? [column('type'), column('id')] : [];
  }),
];

/** The default value of a column. */
export const fallbackOf = ({ fallback }: Column): unknown =>
  typeof fallback === 'function' ? (fallback as () => unknown)() : fallback;

/** A value as SQLite keeps it. */
export const encodeValue = (column: Column, value: unknown): SqlValue => {
  if (column.kind === 'metadata') return JSON.stringify(value ?? {});
  if (value === null || value === undefined) return null;
  if (column.kind === 'boolean') return value ? 1 : 0;
  return column.kind === 'json' ? JSON.stringify(value) : (value as SqlValue);
};

/** A row as SQLite gives it, with booleans and JSON restored in place. */
export const decodeRow = (columns: readonly Column[], raw: Record<string, unknown>): Row => {
  for (const { name, kind } of columns) {
    if (kind === 'plain') continue;
    const value = raw[name];
    if (kind === 'boolean') raw[name] = value === null ? null : value === 1;
    else if (typeof value === 'string') raw[name] = JSON.parse(value);
    else raw[name] = kind === 'metadata' ? {} : null;
  }
  return raw as Row;
};
