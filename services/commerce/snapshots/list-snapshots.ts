import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { snapshotFolder } from './snapshot-folder.ts';

export interface Snapshot {
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601 */
  readonly taken_at: string;
}

/** The snapshots of a database, newest first. */
export const listSnapshots = (database: string): readonly Snapshot[] => {
  const folder = snapshotFolder(database);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sqlite'))
    .map((file) => {
      const { size, mtime } = statSync(join(folder, file));
      return { name: basename(file, '.sqlite'), bytes: size, taken_at: mtime.toISOString() };
    })
    .sort((a, b) => b.taken_at.localeCompare(a.taken_at));
};
