import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sourceFiles } from '../../../remote-kit/build/source-files.ts';

/** Content hashes by path relative to the root. */
export type FileHashes = Readonly<Record<string, string>>;

/** @param paths files and folders relative to the root; a missing one has no hashes */
export const hashFiles = (root: string, paths: readonly string[]): FileHashes =>
  Object.fromEntries(
    paths
      .flatMap((path) => sourceFiles(join(root, path)))
      .map((file) => [
        relative(root, file).split(sep).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
