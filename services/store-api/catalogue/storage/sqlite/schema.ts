import { INDEX_LOCALES } from '../../item/locales.ts';

/**
 * Version of the schema and of the stored items. An index of another version is rebuilt, since it is derived data.
 */
export const SCHEMA_VERSION = 4;

/**
 * Without prefix indexes: they quadrupled the write time and did not speed up prefix search. A higher merge threshold
 * halves the commit time.
 */
const ofLocale = (locale: string): string => `
  CREATE VIRTUAL TABLE words_${locale} USING fts5(
    name, facts, story,
    content = '', contentless_delete = 1,
    tokenize = 'unicode61 remove_diacritics 2'
  );
  INSERT INTO words_${locale} (words_${locale}, rank) VALUES ('automerge', 16);
  CREATE VIRTUAL TABLE terms_${locale} USING fts5(term, tokenize = 'trigram');
`;

export const SCHEMA = `
  CREATE TABLE item (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL,
    search_digest TEXT NOT NULL
  ) STRICT;
  CREATE TABLE term (
    locale TEXT NOT NULL,
    term TEXT NOT NULL,
    PRIMARY KEY (locale, term)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  ${INDEX_LOCALES.map(ofLocale).join('')}
`;
