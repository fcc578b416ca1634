import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compressFolder } from '../build/compress-folder.ts';
import { artifactVersion } from './artifact-version.ts';
import { type BuiltRelease, readBuiltRelease } from './built-release.ts';
import { hashFiles } from './hash-files.ts';
import type { InspectedBuild } from './inspect-build.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';

/** Copies into a hidden folder first: what has its final name is complete, and hosts serve no hidden folders. */
const copyWhole = async (
  dist: string,
  target: string,
  inspected: InspectedBuild,
): Promise<void> => {
  const { built, hashes, version } = inspected;
  const staging = join(dirname(target), `.incoming-${version}-${randomUUID()}`);
  try {
    for (const path of Object.keys(hashes)) {
      await mkdir(dirname(join(staging, path)), { recursive: true });
      await copyFile(join(dist, path), join(staging, path));
    }
    await compressFolder(join(staging, 'web'));
    const release: BuiltRelease = { ...built, version, integrity: { ...hashes } };
    await writeFile(join(staging, 'release.json'), JSON.stringify(release, null, 2));
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another release of the same content was faster; what it left is checked like any other.
    const isThere = await stat(target).catch(() => undefined);
    if (!isThere) throw error;
  }
};

/**
 * Puts a build into the artifact store as `<root>/<name>/<version>/`, with compressed siblings of its web files.
 * What is there already stays as it is, and is refused when it is not the same.
 *
 * @param root folder of the artifact store
 * @returns the release as stored: `version` is the artifact's, `builtAt` that of its first build
 */
export const storeArtifact = async (
  dist: string,
  root: string,
  inspected: InspectedBuild,
): Promise<ReleaseResult<BuiltRelease>> => {
  const { built, hashes, version } = inspected;
  const target = join(root, built.name, version);
  const isThere = await stat(target).catch(() => undefined);
  if (!isThere) await copyWhole(dist, target, inspected);
  const stored = await hashFiles(target);
  if (!isDeepStrictEqual(stored, hashes)) {
    const paths = [...new Set([...Object.keys(hashes), ...Object.keys(stored)])];
    const problems = paths.filter((it) => stored[it] !== hashes[it]);
    return refuse('INTEGRITY', `The artifact ${target} was changed after it was stored.`, problems);
  }
  const read = await readBuiltRelease(target);
  if (!read.ok) return read;
  if (artifactVersion({ ...read.value, version: built.version }, stored) !== version) {
    const message = `${join(target, 'release.json')} was changed after it was stored.`;
    return refuse('INTEGRITY', message, ['release.json']);
  }
  return done(read.value);
};
