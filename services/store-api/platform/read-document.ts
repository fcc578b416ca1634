import { asRecord } from '@shop/contracts/commerce/metadata';
import type { FieldError } from '@shop/contracts/commerce';
import { fieldErrorsOf } from '@shop/contracts/commerce/errors';
import { readJson } from '@shop/server-kit/http';

/** A row of a JSON:API document with its included relationships. */
export interface PlatformRow {
  type: string;
  id: string;
  attributes: Readonly<Record<string, unknown>>;
  one: (relationship: string) => PlatformRow | null;
  many: (relationship: string) => readonly PlatformRow[];
  /** The row as the platform's SDK returns it: attributes and included relationships in one object. */
  nested: () => Record<string, unknown>;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Rows of a JSON:API document, in its order, linked to the included ones. */
export const readDocument = (document: unknown): PlatformRow[] => {
  const { data, included } = asRecord(document);
  const rows = new Map<string, PlatformRow>();
  const values = new Map<string, unknown>();
  const rowOf = (value: unknown): PlatformRow => {
    const { type, id, attributes, relationships } = asRecord(value);
    const related = (name: string): PlatformRow[] =>
      listOf(asRecord(asRecord(relationships)[name])['data']).flatMap((it) => {
        const found = rows.get(`${asRecord(it)['type']}/${asRecord(it)['id']}`);
        return found ? [found] : [];
      });
    return {
      type: String(type),
      id: String(id),
      attributes: asRecord(attributes),
      one: (name) => related(name)[0] ?? null,
      many: related,
      nested: () => nestedOf(value, new Set()),
    };
  };
  /** @param above - the enclosing rows: a relationship back to one is omitted */
  const nestedOf = (value: unknown, above: ReadonlySet<string>): Record<string, unknown> => {
    const { type, id, attributes, relationships } = asRecord(value);
    const inside = new Set([...above, `${type}/${id}`]);
    const rowsOf = (data: unknown): Record<string, unknown>[] =>
      listOf(data).flatMap((it) => {
        const key = `${asRecord(it)['type']}/${asRecord(it)['id']}`;
        const found = inside.has(key) ? undefined : values.get(key);
        return found ? [nestedOf(found, inside)] : [];
      });
    const related = Object.entries(asRecord(relationships)).flatMap(
      ([name, it]): [string, unknown][] => {
        const { data } = asRecord(it);
        if (Array.isArray(data)) return [[name, rowsOf(data)]];
        const [row] = rowsOf(data);
        return row ? [[name, row]] : [];
      },
    );
    return { ...asRecord(attributes), ...Object.fromEntries(related), type, id };
  };
  const remember = (value: unknown): PlatformRow => {
    const row = rowOf(value);
    rows.set(`${row.type}/${row.id}`, row);
    values.set(`${row.type}/${row.id}`, value);
    return row;
  };
  for (const it of listOf(included)) remember(it);
  return listOf(data).map(remember);
};

/** Maximum size of an error document, in bytes. */
const LIMIT = 65_536;

/** Field errors of an error response; empty if its body is not an error document. */
export const readRefusedFields = async (answer: Response): Promise<readonly FieldError[]> => {
  try {
    const { errors } = asRecord(await readJson(answer, LIMIT));
    return Array.isArray(errors) ? fieldErrorsOf(errors) : [];
  } catch {
    return [];
  }
};
