import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where the database file is: a relative path counts from the repository's root, wherever the command was given. */
export const databasePath = (database: string): string => {
  if (database === ':memory:') return database;
  const path = resolve(import.meta.dirname, '../../..', database);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
};
