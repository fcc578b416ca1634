import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compressFolder } from '../../build/compress-folder.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { artifactVersion, type BuiltRelease, readBuiltRelease } from './built-release.ts';
import { checkIntegrity, hashFile, hashFiles } from './integrity.ts';

/** A build whose files match its `release.json`. */
interface InspectedBuild {
  built: BuiltRelease;
  /** Version of the build's artifact. */
  version: string;
  /** Relative path → recomputed integrity. */
  hashes: Readonly<Record<string, string>>;
}

/** The bill of materials is no part of the artifact's version, so it has a check of its own. */
const checkSbom = async (folder: string, { sbom }: BuiltRelease): Promise<string[]> => {
  if (!sbom) return [];
  const hash = await hashFile(join(folder, sbom.path)).catch(() => undefined);
  if (hash === undefined) return [`${sbom.path} is listed but missing`];
  return hash === sbom.integrity ? [] : [`${sbom.path} is not the file that was built`];
};

/** Reads a build, recomputes the integrity of every file and derives the artifact's version. */
export const inspectBuild = async (dist: string): Promise<ReleaseResult<InspectedBuild>> => {
  const read = await readBuiltRelease(dist);
  if (!read.ok) return read;
  const built = read.value;
  const hashes = await hashFiles(dist);
  const problems = [...checkIntegrity(built, hashes), ...(await checkSbom(dist, built))];
  if (problems.length > 0) {
    return refuse('INTEGRITY', `The files in ${dist} differ from the build.`, problems);
  }
  return done({ built, hashes, version: artifactVersion(built, hashes) });
};

/**
 * Copies into a hidden folder first: a folder with its final name is complete, and hosts do not serve hidden
 * folders.
 */
const copyAtomically = async (
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
    if (built.sbom) await copyFile(join(dist, built.sbom.path), join(staging, built.sbom.path));
    await compressFolder(join(staging, 'web'), join(dist, 'web'));
    const release: BuiltRelease = { ...built, version, integrity: { ...hashes } };
    await writeFile(join(staging, 'release.json'), JSON.stringify(release, null, 2));
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // A parallel release of the same content was faster; its files are verified like any other.
    const isThere = await stat(target).catch(() => undefined);
    if (!isThere) throw error;
  }
};

/**
 * Adds a build to the artifact store as `<root>/<name>/<version>/`, with compressed copies of its web files. An
 * existing artifact is kept, and refused if it differs.
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
  if (!isThere) await copyAtomically(dist, target, inspected);
  const stored = await hashFiles(target);
  if (!isDeepStrictEqual(stored, hashes)) {
    const paths = [...new Set([...Object.keys(hashes), ...Object.keys(stored)])];
    const problems = paths.filter((it) => stored[it] !== hashes[it]);
    return refuse('INTEGRITY', `The stored artifact ${target} was modified.`, problems);
  }
  const read = await readBuiltRelease(target);
  if (!read.ok) return read;
  if (artifactVersion({ ...read.value, version: built.version }, stored) !== version) {
    const message = `${join(target, 'release.json')} was modified in the store.`;
    return refuse('INTEGRITY', message, ['release.json']);
  }
  return done(read.value);
};
