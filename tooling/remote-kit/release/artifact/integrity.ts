import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltRelease } from './built-release.ts';

const PARTS = ['web', 'node'];

/**
 * Files outside the artifact's content: compressed copies are generated from the originals, deltas also from what was
 * live before, and source maps stay with the build.
 */
const isExcluded = (path: string): boolean => /\.(?:br|gz|dcb|map)$/.test(path);

/** Integrity of one file. */
export const hashFile = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;

/**
 * Integrity of every file below `web/` and `node/`, by relative path and sorted. Anything that is neither file nor
 * folder (a link) gets the value `not a file`, which matches no integrity.
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
      if (entry.isDirectory() || isExcluded(path)) continue;
      hashes.push([path, entry.isFile() ? await hashFile(file) : 'not a file']);
    }
  }
  return Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * Compares a release's integrity list with the files.
 *
 * @param hashes integrity of all existing files, from `hashFiles`
 * @returns one line per missing, changed or unlisted file; empty if all match
 */
export const checkIntegrity = (
  { integrity, entry, assets, frames = {} }: BuiltRelease,
  hashes: Readonly<Record<string, string>>,
): string[] => {
  const listed = Object.entries(integrity).filter(([path]) => !isExcluded(path));
  const referred = [
    `web/${entry.web}`,
    `node/${entry.node}`,
    ...Object.values(frames).map((it) => `web/${it}`),
    ...Object.values(assets).flatMap(({ js, css }) => [...js, ...css].map((it) => `web/${it}`)),
  ];
  return [
    ...listed.flatMap(([path, expected]) => {
      if (!(path in hashes)) return [`${path} is listed but missing`];
      return hashes[path] === expected ? [] : [`${path} is not the file that was built`];
    }),
    ...Object.keys(hashes).flatMap((path) => (path in integrity ? [] : [`${path} is not listed`])),
    ...[...new Set(referred)].flatMap((path) =>
      path in integrity ? [] : [`${path} is referred to but not listed`],
    ),
  ];
};
