import type { Locale } from '../../market/types.ts';
import { asRecord, asText } from './metadata-values.ts';

export interface LocalizedText {
  name: string;
  summary: string | null;
  story: string | null;
}

interface Described {
  code: string;
  name: string;
  description: string | null;
  metadata: Readonly<Record<string, unknown>>;
}

/** Fallback languages, the shopper's first. */
const languages = (locale: Locale): readonly Locale[] => [locale, 'en', 'it'];

/**
 * Texts of an item in the shopper's language; each text by itself falls back to English, to Italian and to what
 * the platform itself holds (name, description). An item without any name is called by its code.
 */
export const localizedText = (item: Described, locale: Locale): LocalizedText => {
  const texts = asRecord(item.metadata['text']);
  const first = (field: 'name' | 'summary' | 'story'): string | null =>
    languages(locale)
      .map((it) => asText(asRecord(texts[it])[field]))
      .find((it) => it !== null) ?? null;
  return {
    name: first('name') ?? asText(item.name) ?? item.code,
    summary: first('summary'),
    story: first('story') ?? asText(item.description),
  };
};
