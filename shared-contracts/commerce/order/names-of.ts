import type { Metadata } from '@commercelayer/sdk';

/** Names of an item by language code. */
export type NamesByLanguage = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An item's names as the catalogue has them in its metadata (`text.<language>.name`); empty where it has none. */
export const namesOf = (
  item: { metadata?: Metadata | null } | null | undefined,
): NamesByLanguage => {
  const text: unknown = item?.metadata?.['text'];
  if (!isRecord(text)) return {};
  return Object.fromEntries(
    Object.entries(text).flatMap(([language, texts]) => {
      const name = isRecord(texts) ? texts['name'] : null;
      return typeof name === 'string' && name.trim() !== '' ? [[language, name.trim()]] : [];
    }),
  );
};
