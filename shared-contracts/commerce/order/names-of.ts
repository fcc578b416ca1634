import type { Metadata } from '@commercelayer/sdk';
import { asRecord, asText } from '../metadata/index.ts';

/** Names of an item by language code. */
export type NamesByLanguage = Readonly<Record<string, string>>;

/**
 * The names that an item, a shipping or a payment method has in its metadata (`text.<language>.name`); empty where it has
 * none.
 */
export const namesOf = (item: { metadata?: Metadata | null } | null | undefined): NamesByLanguage =>
  Object.fromEntries(
    Object.entries(asRecord(item?.metadata?.['text'])).flatMap(([language, texts]) => {
      const name = asText(asRecord(texts)['name']);
      return name === null ? [] : [[language, name]];
    }),
  );
