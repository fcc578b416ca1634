import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * Creates a database file, readable only by its owner, before SQLite does: SQLite copies its permissions to the WAL and
 * its index. Restricts existing files too. Missing folders are created with mode 700.
 */
export const makePrivateFile = (path: string): void => {
  if (path === ':memory:') return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'wx', OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, OWNER_ONLY);
    } catch {
      // The file is missing, or another user owns it and sets its permissions.
    }
  }
};
