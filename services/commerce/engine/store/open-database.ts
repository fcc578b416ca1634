import { DatabaseSync } from 'node:sqlite';
import { usualCache } from './cache-size.ts';
import { createTables } from './create-tables.ts';
import type { Resource } from '../definition/define-resource.ts';
import { makePrivateFile } from '@shop/server-kit/http';
import { jsonContains } from './metadata-leaves.ts';
import { matchesLike } from '../query/matches-like.ts';

/** Opens the SQLite file at `path` (or `:memory:`) with every table the resources need. */
export const openDatabase = (path: string, resources: readonly Resource[]): DatabaseSync => {
  makePrivateFile(path);
  const database = new DatabaseSync(path);
  prepareDatabase(database, resources);
  return database;
};

/** Settings, functions and tables of a connection; again after its content was replaced. */
export const prepareDatabase = (database: DatabaseSync, resources: readonly Resource[]): void => {
  // WAL with synchronous=NORMAL: a commit is in the operating system's hands
  // before it is acknowledged, so it survives the end of the process (kill -9);
  // only a power cut may lose the last moments, which never corrupts the file.
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; ${usualCache};`,
  );
  database.function('json_contains', { deterministic: true }, (whole, part) =>
    jsonContains(JSON.parse(String(whole)), JSON.parse(String(part))) ? 1 : 0,
  );
  database.function('matches_like', { deterministic: true }, (text, pattern) =>
    text === null ? null : matchesLike(String(text), String(pattern)) ? 1 : 0,
  );
  createTables(database, resources);
};
