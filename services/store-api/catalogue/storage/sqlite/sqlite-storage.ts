import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { INDEX_LOCALES } from '../../item/locales.ts';
import type { CatalogueStorage, StoredItem } from '../catalogue-storage.ts';
import { findSpellings, matchTokens } from './search.ts';
import { openSqlite } from './open-sqlite.ts';
import { putEntries } from './put-entries.ts';

/** Batch size of reads, so that the service responds in between. */
const AT_ONCE = 50;

const storedItem = (row: Record<string, SQLOutputValue>): StoredItem => ({
  number: Number(row['number']),
  item: JSON.parse(String(row['document'])),
});

const pause = () => new Promise((resolve) => setImmediate(resolve));

const storageOver = (database: DatabaseSync): CatalogueStorage => {
  const put = putEntries(database);
  const match = matchTokens(database);
  const spellings = findSpellings(database);
  const after = database.prepare(
    `SELECT number, document FROM item WHERE number > ? ORDER BY number LIMIT ${AT_ONCE}`,
  );
  const byNumber = database.prepare('SELECT number, document FROM item WHERE number = ?');
  const remove = database.prepare('DELETE FROM item WHERE key = ? RETURNING number');
  const forget = INDEX_LOCALES.map((it) =>
    database.prepare(`DELETE FROM words_${it} WHERE rowid = ?`),
  );
  const state = database.prepare('SELECT value FROM state WHERE key = ?');
  const setState = database.prepare('INSERT OR REPLACE INTO state (key, value) VALUES (?, ?)');
  return {
    put: async (entries) => put(entries),
    remove: async (keys) =>
      keys.flatMap((key) => {
        const row = remove.get(key);
        if (!row) return [];
        const number = Number(row['number']);
        for (const it of forget) it.run(number);
        return [number];
      }),
    all: async function* () {
      for (let last = 0; ;) {
        const items = after.all(last).map(storedItem);
        const end = items.at(-1);
        if (!end) return;
        yield items;
        last = end.number;
        await pause();
      }
    },
    byNumbers: async (numbers) =>
      numbers.flatMap((it) => {
        const row = byNumber.get(it);
        return row ? [storedItem(row)] : [];
      }),
    match: async (words, locale) => match(words, locale),
    spellings: async (word, locale) => spellings(word, locale),
    state: async (key) => {
      const value = state.get(key)?.['value'];
      return value === undefined ? null : String(value);
    },
    setState: async (key, value) => void setState.run(key, value),
    close: async () => database.close(),
  };
};

/** Storage in an SQLite file of its own, with FTS5 for search. */
export const sqliteStorage = (file: string): CatalogueStorage => {
  const database = openSqlite(file);
  try {
    return storageOver(database);
  } catch (error) {
    database.close();
    throw error;
  }
};
