import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findCatalogues } from '../messages/find-catalogues.ts';
import { OVERLAY, readCatalogue, readOverlay, type Texts } from '../messages/read-catalogue.ts';
import { type Locale, LOCALES, type Problem } from '../messages/types.ts';
import { literalsOf } from './literals-of.ts';
import { readPages } from './read-pages.ts';
import { AMERICAN_TERMS, CLAIM_TERMS, type Term, TERMS } from './terms/index.ts';
import { endOf, typographyOf } from './typography.ts';
import { listFiles } from '../messages/list-files.ts';

/** Folders with the texts of the demo catalog and its reviews, relative to the root. */
const FOLDERS = ['services/commerce/demo/seed', 'services/commerce/demo/reviews'];

interface DemoTexts {
  /** Relative to the root. */
  file: string;
  lines: readonly string[];
}

/** Lines of the demo catalog's sources, in all languages at once; without tests. */
const readDemo = (root: string): DemoTexts[] =>
  FOLDERS.map((it) => join(root, it))
    .filter((it) => existsSync(it))
    .flatMap(listFiles)
    .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
    .map((path) => ({
      file: relative(root, path),
      lines: readFileSync(path, 'utf8').split('\n'),
    }));

/** Verbatim texts of the specification, with the reason for each exemption. */
const AS_SPECIFIED: readonly string[] = ['error.cannot_create_order'];

const patternOf = ({ avoid, exactly }: Term): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${avoid})(?![\\p{L}\\d])`, exactly ? 'u' : 'iu');

const withPattern = (term: Term) => ({ ...term, pattern: patternOf(term) });
type Searched = ReturnType<typeof withPattern>;

const PATTERNS = new Map(LOCALES.map((locale) => [locale, TERMS[locale].map(withPattern)]));
const AMERICAN = AMERICAN_TERMS.map(withPattern);
const CLAIMS = CLAIM_TERMS.map(withPattern);
/** English terms without the British-only ones. */
const ENGLISH = PATTERNS.get('en')?.filter(({ only }) => only !== 'british') ?? [];

const termFaults = (
  literals: readonly string[],
  key: string,
  terms: readonly Searched[],
): string[] =>
  terms
    .filter(({ except }) => !except?.includes(key))
    .flatMap(({ pattern, use }) => {
      const word = literals.map((it) => pattern.exec(it)?.[0]).find(Boolean);
      return word ? [`says “${word}”: write ${use}`] : [];
    });

/** Faults of a text: disallowed words and marks in typewriter form. */
const faultsOf = (literals: readonly string[], key: string, locale: Locale): string[] => {
  const terms = termFaults(literals, key, PATTERNS.get(locale) ?? []);
  const marks = literals.flatMap((it) => typographyOf(it, locale));
  return [...new Set([...terms, ...marks])];
};

/** A text is a sentence in all languages or a label in all of them. */
const compareEndings = (folder: string, texts: ReadonlyMap<Locale, Texts>): Problem[] => {
  const first = texts.get('en');
  if (!first) return [];
  return [...texts].flatMap(([locale, messages]) =>
    [...messages].flatMap(([key, message]): Problem[] => {
      const original = first.get(key);
      if (original === undefined || AS_SPECIFIED.includes(key)) return [];
      const [end, expected] = [message, original].map((it) => endOf(literalsOf(it)[0] ?? ''));
      if (end === expected || original.endsWith('}}') || message.endsWith('}}')) return [];
      const describe = (mark: string | undefined) => mark || 'no mark';
      const text = `ends with ${describe(end)} where en ends with ${describe(expected)}`;
      return [{ file: `${folder}/${locale}.json`, key, text }];
    }),
  );
};

/**
 * English for the United States: different spellings must be in the overlay, which also follows the English words
 * and marks.
 */
const americanFaults = (
  folder: string,
  english: Texts | undefined,
  overlay: Texts | undefined,
): Problem[] =>
  [...(english ?? [])].flatMap(([key, original]) => {
    const own = overlay?.get(key);
    const literals = literalsOf(own ?? original);
    const faults = termFaults(literals, key, AMERICAN);
    if (own !== undefined) {
      faults.push(...termFaults(literals, key, ENGLISH));
      faults.push(...literals.flatMap((it) => typographyOf(it, 'en')));
      const [end, expected] = [own, original].map((it) => endOf(literalsOf(it)[0] ?? ''));
      if (end !== expected) faults.push('ends otherwise than in en.json');
    }
    return [...new Set(faults)].map((text) => ({ file: `${folder}/${OVERLAY}.json`, key, text }));
  });

/** Claims in the demo catalog, which has its texts in all languages beside each other. */
const demoFaults = (root: string): Problem[] =>
  readDemo(root).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      termFaults([line], '', CLAIMS).map((text) => ({ file: `${file}:${index + 1}`, text })),
    ),
  );

/**
 * Checks the style of every message catalog and content page of the workspace, and the claims of the demo catalog too.
 */
export const checkTexts = (root: string): { problems: Problem[]; texts: number } => {
  const problems: Problem[] = [];
  let count = 0;
  for (const catalogue of findCatalogues(root)) {
    const { texts } = readCatalogue(root, catalogue);
    for (const [locale, messages] of texts)
      for (const [key, message] of messages) {
        count += 1;
        const file = `${catalogue.folder}/${locale}.json`;
        problems.push(
          ...faultsOf(literalsOf(message), key, locale).map((text) => ({ file, key, text })),
        );
      }
    problems.push(...compareEndings(catalogue.folder, texts));
    const overlay = readOverlay(root, catalogue).texts;
    count += overlay?.size ?? 0;
    problems.push(...americanFaults(catalogue.folder, texts.get('en'), overlay));
  }
  for (const { file, locale, lines } of readPages(root)) {
    count += lines.length;
    lines.forEach((line, index) =>
      problems.push(
        ...[
          ...faultsOf([line], '', locale),
          ...(locale === 'en' ? termFaults([line], '', AMERICAN) : []),
        ].map((text) => ({ file: `${file}:${index + 1}`, text })),
      ),
    );
  }
  problems.push(...demoFaults(root));
  return { problems, texts: count };
};
