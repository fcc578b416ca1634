import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const mine = 0o600;

/**
 * Makes a database file before SQLite does, readable by its owner alone; its log and index take their permissions from
 * it. Files of an earlier version are tightened. Folders made on the way are their owner's too.
 */
export const makePrivateFile = (path: string): void => {
  if (path === ':memory:') return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'wx', mine));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, mine);
    } catch {
      // Not there, or another user's: whose it is decides who reads it.
    }
  }
};
