import type { DatabaseSync } from 'node:sqlite';
import { itemKey, type IndexEntry } from '../../item/indexed-item.ts';
import { INDEX_LOCALES } from '../../item/locales.ts';
import type { PutItem } from '../catalogue-storage.ts';
import { searchDigest } from '../search-digest.ts';
import { writeTerms } from './write-terms.ts';

/** Prepares the statements that write changed items, in one transaction per call. */
export const putEntries = (
  database: DatabaseSync,
): ((entries: readonly IndexEntry[]) => PutItem[]) => {
  const findRow = database.prepare(
    'SELECT number, document, search_digest FROM item WHERE key = ?',
  );
  const insert = database.prepare(
    'INSERT INTO item (key, document, search_digest) VALUES (?, ?, ?) RETURNING number',
  );
  const update = database.prepare(
    'UPDATE item SET document = ?, search_digest = ? WHERE number = ?',
  );
  const terms = writeTerms(database);
  const searchTables = INDEX_LOCALES.map((locale) => ({
    locale,
    forget: database.prepare(`DELETE FROM words_${locale} WHERE rowid = ?`),
    add: database.prepare(
      `INSERT INTO words_${locale} (rowid, name, facts, story) VALUES (?, ?, ?, ?)`,
    ),
  }));

  const writeSearchText = (number: number, { search }: IndexEntry, isNew: boolean): void => {
    for (const { locale, forget, add } of searchTables) {
      const { name, facts, story } = search[locale];
      if (!isNew) forget.run(number);
      add.run(number, name, facts, story);
      terms.write(locale, search[locale]);
    }
  };

  const put = (entry: IndexEntry): PutItem => {
    const { item } = entry;
    const key = itemKey(item);
    const document = JSON.stringify(item);
    const digest = searchDigest(entry);
    const row = findRow.get(key);
    const isTextChanged = row?.['search_digest'] !== digest;
    const isChanged = isTextChanged || row?.['document'] !== document;
    const number = Number((row ?? insert.get(key, document, digest))?.['number']);
    if (row && isChanged) update.run(document, digest, number);
    if (isTextChanged) writeSearchText(number, entry, row === undefined);
    return { number, item, isChanged, isTextChanged };
  };

  return (entries) => {
    database.exec('BEGIN');
    try {
      const stored = entries.map(put);
      database.exec('COMMIT');
      return stored;
    } catch (error) {
      // A full disk has made SQLite roll back by itself; a second time would hide the error.
      if (database.isTransaction) database.exec('ROLLBACK');
      terms.forget();
      throw error;
    }
  };
};
