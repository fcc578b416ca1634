import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Catalogue, type Locale, type Problem } from './types.ts';

export type Texts = ReadonlyMap<string, string>;

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((it) => typeof it === 'string');

/** The texts of a catalogue by language. A language that cannot be read is a problem and left out. */
export const readCatalogue = (
  root: string,
  { folder }: Catalogue,
): { texts: ReadonlyMap<Locale, Texts>; problems: Problem[] } => {
  const texts = new Map<Locale, Texts>();
  const problems: Problem[] = [];
  for (const locale of LOCALES) {
    const file = `${folder}/${locale}.json`;
    if (!existsSync(join(root, file))) {
      problems.push({ file, text: 'is missing' });
      continue;
    }
    try {
      const content: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
      if (isTexts(content)) texts.set(locale, new Map(Object.entries(content)));
      else problems.push({ file, text: 'is not a flat object of texts' });
    } catch (error) {
      problems.push({
        file,
        text: `is not JSON: ${error instanceof Error ? error.message : error}`,
      });
    }
  }
  return { texts, problems };
};
