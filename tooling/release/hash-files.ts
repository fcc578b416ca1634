import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const PARTS = ['web', 'node'];

/**
 * Compressed siblings are made anew from the files they stand for, and source maps stay with the build: neither
 * is content of an artifact.
 */
export const isLeftOut = (path: string): boolean => /\.(?:br|gz|map)$/.test(path);

/**
 * Integrity of every file below `web/` and `node/`, by path relative to the folder and sorted by it.
 * Anything that is neither file nor folder (a link) gets the value `not a file`, which matches no integrity.
 */
export const hashFiles = async (folder: string): Promise<Record<string, string>> => {
  const hashes: [string, string][] = [];
  for (const part of PARTS) {
    const entries = await readdir(join(folder, part), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      if (entry.isDirectory() || isLeftOut(path)) continue;
      const hash = async () =>
        `sha384-${createHash('sha384')
          .update(await readFile(file))
          .digest('base64')}`;
      hashes.push([path, entry.isFile() ? await hash() : 'not a file']);
    }
  }
  return Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1)));
};
