import { artifactVersion } from './artifact-version.ts';
import { type BuiltRelease, readBuiltRelease } from './built-release.ts';
import { checkIntegrity } from './check-integrity.ts';
import { hashFiles } from './hash-files.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';

/** A build whose files are what its `release.json` says. */
export interface InspectedBuild {
  built: BuiltRelease;
  /** Version of the artifact this build makes. */
  version: string;
  /** Path below the folder → integrity, recomputed. */
  hashes: Readonly<Record<string, string>>;
}

/** Reads a build and recomputes the integrity of every file; also answers whether it is new, by its version. */
export const inspectBuild = async (dist: string): Promise<ReleaseResult<InspectedBuild>> => {
  const read = await readBuiltRelease(dist);
  if (!read.ok) return read;
  const built = read.value;
  const hashes = await hashFiles(dist);
  const problems = checkIntegrity(built, hashes);
  if (problems.length > 0) {
    return refuse('INTEGRITY', `The files in ${dist} are not those that were built.`, problems);
  }
  return done({ built, hashes, version: artifactVersion(built, hashes) });
};
