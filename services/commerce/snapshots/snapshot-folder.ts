import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let forMemory: string | undefined;

/** Where the snapshots of a database are kept: beside it; those of one in memory for as long as the process lives. */
export const snapshotFolder = (database: string): string => {
  if (database === ':memory:')
    return (forMemory ??= mkdtempSync(join(tmpdir(), 'commerce-snapshots-')));
  const folder = `${database.replace(/\.sqlite$/, '')}.snapshots`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};
