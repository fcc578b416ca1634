import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compressFolder } from '../../build/compress-folder.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { type ArtifactStore, LAST_FILE } from '../storage/artifact-store.ts';
import {
  artifactVersion,
  type BuiltRelease,
  readBuiltRelease,
  readStoredRelease,
} from './built-release.ts';
import { checkIntegrity, hashFile, hashFiles, hashStored, isExcluded } from './integrity.ts';

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

/** Writes the files of an artifact into an empty folder. */
const writeArtifact = async (
  staging: string,
  dist: string,
  { built, hashes, version }: InspectedBuild,
): Promise<void> => {
  for (const path of Object.keys(hashes)) {
    await mkdir(dirname(join(staging, path)), { recursive: true });
    await copyFile(join(dist, path), join(staging, path));
  }
  if (built.sbom) await copyFile(join(dist, built.sbom.path), join(staging, built.sbom.path));
  await compressFolder(join(staging, 'web'), join(dist, 'web'));
  const release: BuiltRelease = { ...built, version, integrity: { ...hashes } };
  await writeFile(join(staging, LAST_FILE), JSON.stringify(release, null, 2));
};

/**
 * Adds a build to the artifact store as `<name>/<version>/`, with compressed copies of its web files. An existing
 * artifact is kept, and refused if it differs.
 *
 * @returns the release as stored: `version` is the artifact's, `builtAt` that of its first build
 */
export const storeArtifact = async (
  dist: string,
  store: ArtifactStore,
  inspected: InspectedBuild,
): Promise<ReleaseResult<BuiltRelease>> => {
  const { built, hashes, version } = inspected;
  const folder = `${built.name}/${version}`;
  const address = store.addressOf(folder);
  const write = (staging: string) => writeArtifact(staging, dist, inspected);
  const differing = await store.add(folder, write, (path) => !isExcluded(path));
  if (differing.length > 0) {
    const message = `${address} has other files, of an interrupted publication. Delete it, then publish again.`;
    return refuse('INTEGRITY', message, differing);
  }
  const stored = await hashStored(store, folder);
  if (!isDeepStrictEqual(stored, hashes)) {
    const paths = [...new Set([...Object.keys(hashes), ...Object.keys(stored)])];
    const problems = paths.filter((it) => stored[it] !== hashes[it]);
    return refuse('INTEGRITY', `The stored artifact ${address} was modified.`, problems);
  }
  const read = await readStoredRelease(store, folder);
  if (!read.ok) return read;
  if (artifactVersion({ ...read.value, version: built.version }, stored) !== version) {
    const message = `${store.addressOf(`${folder}/${LAST_FILE}`)} was modified in the store.`;
    return refuse('INTEGRITY', message, [LAST_FILE]);
  }
  return done(read.value);
};
