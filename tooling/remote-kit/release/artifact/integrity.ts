import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ArtifactStore } from '../storage/artifact-store.ts';
import { atOnce } from '../storage/at-once.ts';
import { folderStore } from '../storage/folder-store.ts';
import type { BuiltRelease } from './built-release.ts';

const PART = /^(?:web|node)\//;

/**
 * Files outside the artifact's content: compressed copies are generated from the originals, deltas also from what was
 * live before, and source maps stay with the build.
 */
export const isExcluded = (path: string): boolean => /\.(?:br|gz|dcb|map)$/.test(path);

const hash = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Integrity of one file. */
export const hashFile = async (file: string): Promise<string> => hash(await readFile(file));

/**
 * Integrity of every file below `web/` and `node/` of a stored artifact, by relative path and sorted. Anything that is
 * neither file nor folder (a link) gets the value `not a file`, which matches no integrity.
 *
 * @param folder `<name>/<version>`
 */
export const hashStored = async (
  store: Pick<ArtifactStore, 'list' | 'read'>,
  folder: string,
): Promise<Record<string, string>> => {
  const files = await store.list(folder);
  const paths = files.map((it) => it.path).filter((it) => PART.test(it) && !isExcluded(it));
  const hashes = await atOnce(paths, async (path): Promise<[string, string]> => {
    const content = await store.read(folder ? `${folder}/${path}` : path);
    return [path, content ? hash(content) : 'not a file'];
  });
  return Object.fromEntries(hashes);
};

/** Integrity of every file below `web/` and `node/` of a build, see {@link hashStored}. */
export const hashFiles = (dist: string): Promise<Record<string, string>> =>
  hashStored(folderStore(dist), '');

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
