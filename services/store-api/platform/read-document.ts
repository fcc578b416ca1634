import { asRecord } from '@shop/contracts/commerce/metadata';

/** A row of a JSON:API document with the rows it relates to, as far as they came along. */
export interface PlatformRow {
  type: string;
  id: string;
  attributes: Readonly<Record<string, unknown>>;
  one: (relationship: string) => PlatformRow | null;
  many: (relationship: string) => readonly PlatformRow[];
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Rows of a document, in its order, linked to what is included. */
export const readDocument = (document: unknown): PlatformRow[] => {
  const { data, included } = asRecord(document);
  const known = new Map<string, PlatformRow>();
  const rowOf = (value: unknown): PlatformRow => {
    const { type, id, attributes, relationships } = asRecord(value);
    const related = (name: string): PlatformRow[] =>
      listOf(asRecord(asRecord(relationships)[name])['data']).flatMap((it) => {
        const found = known.get(`${asRecord(it)['type']}/${asRecord(it)['id']}`);
        return found ? [found] : [];
      });
    return {
      type: String(type),
      id: String(id),
      attributes: asRecord(attributes),
      one: (name) => related(name)[0] ?? null,
      many: related,
    };
  };
  const remember = (value: unknown): PlatformRow => {
    const row = rowOf(value);
    known.set(`${row.type}/${row.id}`, row);
    return row;
  };
  for (const it of listOf(included)) remember(it);
  return listOf(data).map(remember);
};
