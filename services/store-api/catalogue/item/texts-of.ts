import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from './locales.ts';
import { asRecord, asText } from '../../platform/metadata-values.ts';

interface Described {
  code: string;
  name: string;
  description: string | null;
  metadata: Readonly<Record<string, unknown>>;
}

export interface FullText {
  name: string;
  summary: string | null;
  story: string | null;
}

const textIn = ({ code, name, description, metadata }: Described, locale: Locale): FullText => {
  const texts = asRecord(metadata['text']);
  const first = (field: keyof FullText): string | null =>
    [locale, 'en', 'it']
      .map((it) => asText(asRecord(texts[it])[field]))
      .find((it) => it !== null) ?? null;
  return {
    name: first('name') ?? asText(name) ?? code,
    summary: first('summary'),
    story: first('story') ?? asText(description),
  };
};

/**
 * Texts of an item in every language. Each text by itself falls back to English, to Italian and to what the platform
 * holds, as the catalogue's pages do.
 */
export const textsOf = (described: Described): Record<Locale, FullText> =>
  Object.fromEntries(INDEX_LOCALES.map((it) => [it, textIn(described, it)])) as Record<
    Locale,
    FullText
  >;
