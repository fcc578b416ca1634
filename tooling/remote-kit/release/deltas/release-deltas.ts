import type { BuiltRelease } from '../artifact/built-release.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import { listReleases, type ReleaseList } from '../store-api/read-releases.ts';
import type { ArtifactStore } from '../storage/artifact-store.ts';
import { writeStoredDeltas } from './write-deltas.ts';

/** Releases whose chunks are dictionaries: visitors come back after more than one release. */
const DICTIONARIES = 3;

/** Versions that visitors probably have: the live ones, then the latest registered. */
const earlierVersions = (releases: ReleaseList, version: string): string[] =>
  [...releases.filter((it) => it.deployment), ...releases.filter((it) => !it.deployment)]
    .map((it) => it.release.metadata.version)
    .filter((it) => it !== version)
    .slice(0, DICTIONARIES);

/**
 * Writes the deltas of a stored release, before it is live: afterwards shared caches might already keep its plain chunks
 * for visitors who have a dictionary. Without an earlier release in the artifact store, or without an answer of
 * store-api, there are none.
 */
export const writeReleaseDeltas = async (
  store: ArtifactStore,
  { name, version }: Pick<BuiltRelease, 'name' | 'version'>,
  storeApi: StoreApi,
): Promise<void> => {
  const listed = await listReleases(storeApi, name);
  if (!listed.ok) return;
  const webOf = (it: string) => ({ store, folder: `${name}/${it}/web` });
  await writeStoredDeltas(webOf(version), earlierVersions(listed.value, version).map(webOf));
};
