import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '@shop/contracts/market';
import type { SearchText } from '../../item/indexed-item.ts';
import { INDEX_LOCALES } from '../../item/locales.ts';
import { termsOf } from '../terms-of.ts';

/** Maximum of cached terms per language (4 MB), which avoids writing a known term again. */
const MOST = 50_000;

interface Terms {
  write: (locale: Locale, text: SearchText) => void;
  /** Discards cached terms after a rollback. */
  forget: () => void;
}

/** Prepares the statements that store spelling suggestions, each term once. */
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
