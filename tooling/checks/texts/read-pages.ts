import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { listFiles } from '../messages/list-files.ts';
import { LOCALES, type Locale } from '../messages/types.ts';
import { ARGUMENT } from './literals-of.ts';

/** Where the pages of text are, relative to the root: a folder each, with a file per language. */
const FOLDER = 'mf-account/content';

export interface PageOfText {
  /** Relative to the root. */
  file: string;
  locale: Locale;
  /** Its lines without the marks of Markdown, link targets and placeholders. */
  lines: readonly string[];
}

/** A `…` among the words is a blank to fill in. */
const wordsOf = (line: string): string =>
  line
    .replace(/\]\([^)]*\)/gu, ']')
    .replace(/\{\w+\}|…/gu, ARGUMENT)
    .replace(/^\s*(?:#+|-|\d+\.)\s+/u, '')
    .replace(/[*[\]]/gu, '')
    .trim();

/** The pages of text that come with the project; none where there is no such folder. */
export const readPages = (root: string): PageOfText[] => {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return listFiles(folder).flatMap((path) => {
    const locale = LOCALES.find((it) => basename(path) === `${it}.md`);
    if (!locale) return [];
    const lines = readFileSync(path, 'utf8').split('\n').map(wordsOf);
    return [{ file: relative(root, path), locale, lines }];
  });
};
