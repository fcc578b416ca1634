import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Made by installs, builds, runs and releases; `artifacts` is what `npm run host` serves outside of the repository. */
const MADE = new Set(['node_modules', 'dist', '.cache', '.git', '.shop', 'artifacts']);

/** Whether an entry of a folder is written by people, not by a command. */
export const isKept = (entry: string): boolean => !MADE.has(entry);

/**
 * Files at and below a path, sorted within each folder, without those that commands make.
 *
 * @returns none if the path is missing
 */
export const sourceFiles = (path: string): string[] => {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [path];
  return readdirSync(path)
    .filter(isKept)
    .sort()
    .flatMap((it) => sourceFiles(join(path, it)));
};
