import type { Metadata } from '@commercelayer/sdk';
import { asRecord, asText } from './metadata-values.ts';

/** Names of an item by language code. */
export type NamesByLanguage = Readonly<Record<string, string>>;

/** Names of an item, a shipping or a payment method in its metadata (`text.<language>.name`); empty if missing. */
export const namesOf = (item: { metadata?: Metadata | null } | null | undefined): NamesByLanguage =>
  Object.fromEntries(
    Object.entries(asRecord(item?.metadata?.['text'])).flatMap(([language, texts]) => {
      const name = asText(asRecord(texts)['name']);
      return name === null ? [] : [[language, name]];
    }),
  );
