import { findCatalogues } from '../messages/find-catalogues.ts';
import { readCatalogue, type Texts } from '../messages/read-catalogue.ts';
import { LOCALES, type Locale, type Problem } from '../messages/types.ts';
import { literalsOf } from './literals-of.ts';
import { readPages } from './read-pages.ts';
import { TERMS, type Term } from './terms/index.ts';
import { endOf, typographyOf } from './typography.ts';

/** The specification's own texts, letter for letter, and the reason each is kept from a rule. */
const AS_SPECIFIED: readonly string[] = ['error.cannot_create_order'];

const patternOf = ({ avoid, exactly }: Term): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${avoid})(?![\\p{L}\\d])`, exactly ? 'u' : 'iu');

const PATTERNS = new Map(
  LOCALES.map((locale) => [
    locale,
    TERMS[locale].map((term) => ({ ...term, pattern: patternOf(term) })),
  ]),
);

/** Faults of what is written: words the shop does not use, and marks that are typed and not printed. */
const faultsOf = (literals: readonly string[], key: string, locale: Locale): string[] => {
  const terms = (PATTERNS.get(locale) ?? [])
    .filter(({ except }) => !except?.includes(key))
    .flatMap(({ pattern, use }) => {
      const word = literals.map((it) => pattern.exec(it)?.[0]).find(Boolean);
      return word ? [`says “${word}”: write ${use}`] : [];
    });
  const marks = literals.flatMap((it) => typographyOf(it, locale));
  return [...new Set([...terms, ...marks])];
};

/** A text is a sentence or a label in every language alike. */
const endsApart = (folder: string, texts: ReadonlyMap<Locale, Texts>): Problem[] => {
  const first = texts.get('en');
  if (!first) return [];
  return [...texts].flatMap(([locale, messages]) =>
    [...messages].flatMap(([key, message]): Problem[] => {
      const original = first.get(key);
      if (original === undefined || AS_SPECIFIED.includes(key)) return [];
      const [end, expected] = [message, original].map((it) => endOf(literalsOf(it)[0] ?? ''));
      if (end === expected || original.endsWith('}}') || message.endsWith('}}')) return [];
      const said = (mark: string | undefined) => mark || 'no mark';
      const text = `ends with ${said(end)} where en ends with ${said(expected)}`;
      return [{ file: `${folder}/${locale}.json`, key, text }];
    }),
  );
};

/** Reads every message catalogue of the workspace, and the pages of text, as a copy editor would. */
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
    problems.push(...endsApart(catalogue.folder, texts));
  }
  for (const { file, locale, lines } of readPages(root)) {
    count += lines.length;
    lines.forEach((line, index) =>
      problems.push(
        ...faultsOf([line], '', locale).map((text) => ({ file: `${file}:${index + 1}`, text })),
      ),
    );
  }
  return { problems, texts: count };
};
