import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Catalogue, type Locale, type Problem } from './types.ts';

export type Texts = ReadonlyMap<string, string>;

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((it) => typeof it === 'string');

/** The file beside `en.json` with messages that differ in the United States. */
export const OVERLAY = 'en-US';

const readTexts = (root: string, file: string): { texts?: Texts; problem?: Problem } => {
  try {
    const content: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    if (isTexts(content)) return { texts: new Map(Object.entries(content)) };
    return { problem: { file, text: 'is not a flat object of texts' } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: { file, text: `is not JSON: ${reason}` } };
  }
};

/** The overlay of a catalog for the United States; undefined if there is no such file. */
export const readOverlay = (
  root: string,
  { folder }: Catalogue,
): { texts?: Texts; problem?: Problem } => {
  const file = `${folder}/${OVERLAY}.json`;
  return existsSync(join(root, file)) ? readTexts(root, file) : {};
};

/** The texts of a catalog by language. An unreadable language is reported and left out. */
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
    const read = readTexts(root, file);
    if (read.texts) texts.set(locale, read.texts);
    if (read.problem) problems.push(read.problem);
  }
  return { texts, problems };
};
