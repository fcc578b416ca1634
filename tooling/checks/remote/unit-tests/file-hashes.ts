import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Made by installs, builds and runs. */
const MADE = new Set(['node_modules', 'dist', '.cache']);

/** Content hashes by path relative to the root. */
export type FileHashes = Readonly<Record<string, string>>;

const filesBelow = (root: string, path: string): string[] => {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((it) => !MADE.has(it))
    .flatMap((it) => filesBelow(root, `${path}/${it}`));
};

/** @param paths files and folders relative to the root; a missing one has no hashes */
export const hashFiles = (root: string, paths: readonly string[]): FileHashes =>
  Object.fromEntries(
    paths
      .flatMap((path) => filesBelow(root, path))
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ]),
  );
