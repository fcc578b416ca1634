import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '@shop/contracts/market';
import type { SearchText } from '../../item/indexed-item.ts';
import { INDEX_LOCALES } from '../../item/locales.ts';
import { termsOf } from '../terms-of.ts';

/** Terms remembered per language, so that the same word of the next item is not written again: 4 MB each at most. */
const MOST = 50_000;

interface Terms {
  write: (locale: Locale, text: SearchText) => void;
  /** What was written has been taken back. */
  forget: () => void;
}

/** Prepares the writing of words that a misspelt word may have meant, each once. */
export const writeTerms = (database: DatabaseSync): Terms => {
  const add = database.prepare('INSERT OR IGNORE INTO term (locale, term) VALUES (?, ?)');
  const languages = new Map(
    INDEX_LOCALES.map((locale) => [
      locale,
      {
        written: new Set<string>(),
        addTrigrams: database.prepare(`INSERT INTO terms_${locale} (term) VALUES (?)`),
      },
    ]),
  );
  return {
    write: (locale, text) => {
      const language = languages.get(locale);
      if (!language) return;
      const { written, addTrigrams } = language;
      for (const term of termsOf(text)) {
        if (written.has(term)) continue;
        if (add.run(locale, term).changes > 0) addTrigrams.run(term);
        if (written.size >= MOST) written.clear();
        written.add(term);
      }
    },
    forget: () => {
      for (const { written } of languages.values()) written.clear();
    },
  };
};
