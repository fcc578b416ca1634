import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Resource } from '../definition/define-resource.ts';
import { openDatabase, prepareDatabase } from './open-database.ts';
import { makePrivateFile } from '@shop/server-kit/http';

/** Throws when the file is no database of the platform; before anything was changed. */
const assertDatabase = (file: string): void => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('SELECT count(*) FROM _settings').get();
  } finally {
    database.close();
  }
};

/**
 * Closes a database and opens it again with the content of another file, or
 * empty for `null`. Synchronous, so no request ever sees something in between.
 */
export const replaceContent = (
  database: DatabaseSync,
  path: string,
  source: string | null,
  resources: readonly Resource[],
): DatabaseSync => {
  if (source !== null) assertDatabase(source);
  if (path === ':memory:') {
    database.close();
    const replacement = new DatabaseSync(path);
    if (source !== null) replacement.deserialize(readFileSync(source));
    prepareDatabase(replacement, resources);
    return replacement;
  }
  // The copy is made beside the file first: a full disk leaves the old content in place.
  const incoming = `${path}.incoming`;
  if (source !== null) {
    makePrivateFile(incoming);
    copyFileSync(source, incoming);
    makePrivateFile(incoming);
  }
  database.close();
  for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  if (source === null) rmSync(path, { force: true });
  else renameSync(incoming, path);
  return openDatabase(path, resources);
};
