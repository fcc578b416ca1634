import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { listFiles } from '../messages/list-files.ts';
import { LOCALES, type Locale } from '../messages/types.ts';
import { ARGUMENT } from './literals-of.ts';

/** Content pages, relative to the root: one folder each, with one file per language. */
const FOLDER = 'mf-account/content';

export interface PageOfText {
  /** Relative to the root. */
  file: string;
  locale: Locale;
  /** Its lines without Markdown marks, link targets and placeholders. */
  lines: readonly string[];
}

/** A `…` within a text is a blank to fill in. */
const plainText = (line: string): string =>
  line
    .replace(/\]\([^)]*\)/gu, ']')
    .replace(/\{\w+\}|…/gu, ARGUMENT)
    .replace(/^\s*(?:#+|-|\d+\.)\s+/u, '')
    .replace(/[*[\]]/gu, '')
    .trim();

/** Content pages of the project; empty if the folder does not exist. */
export const readPages = (root: string): PageOfText[] => {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return listFiles(folder).flatMap((path) => {
    const locale = LOCALES.find((it) => basename(path) === `${it}.md`);
    if (!locale) return [];
    const lines = readFileSync(path, 'utf8').split('\n').map(plainText);
    return [{ file: relative(root, path), locale, lines }];
  });
};
