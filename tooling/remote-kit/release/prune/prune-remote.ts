import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { openStore, refuseWithoutStore } from '../storage/open-store.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import { type Author, prune } from '../store-api/edit-releases.ts';
import {
  HISTORY_LIMIT,
  listShells,
  readHistory,
  readRegistered,
} from '../store-api/read-releases.ts';
import {
  planPrune,
  type PlannedVersion,
  type PruneRules,
  type RemoteUse,
  versionsOf,
} from './plan-prune.ts';

interface PruneOptions extends PruneRules {
  /** The artifact store, and that of the source maps. */
  artifactRoot: string;
  mapsRoot: string;
  storeApi: StoreApi;
  author: Author;
  /** Deletes; otherwise only tells what it would delete. */
  isReal: boolean;
}

/** Everything that store-api knows of a remote; nothing is deleted without all of it. */
const readUse = async (
  { storeApi, since }: Pick<PruneOptions, 'storeApi' | 'since'>,
  name: string,
): Promise<ReleaseResult<RemoteUse>> => {
  const registered = await readRegistered(storeApi, name);
  if (!registered.ok) return registered;
  const history = await readHistory(storeApi, name);
  if (!history.ok) return history;
  const oldest = history.value.at(-1);
  if (history.value.length >= HISTORY_LIMIT && oldest && Date.parse(oldest.at) >= since) {
    const message = `${name} has more edits since ${new Date(since).toISOString()} than store-api lists (${HISTORY_LIMIT}). Use a shorter --older-than.`;
    return refuse('STILL_USED', message);
  }
  const listed = await listShells(storeApi);
  if (!listed.ok) return listed;
  const { shells } = listed.value;
  return done({ name, ...registered.value, history: history.value, shells });
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const versionLine = ({ version, size, stays }: PlannedVersion, isReal: boolean): string => {
  const fate = stays === null ? (isReal ? 'deleted' : 'would be deleted') : `stays: ${stays}`;
  return `  ${version}  ${megabytes(size).padStart(8)}  ${fate}`;
};

const sizeOf = (versions: readonly PlannedVersion[]): number =>
  versions.reduce((sum, it) => sum + it.size, 0);

const pruneStores = async (
  options: PruneOptions,
  name: string,
): Promise<ReleaseResult<string[]>> => {
  const { storeApi, author, isReal } = options;
  const [artifacts, maps] = [openStore(options.artifactRoot), openStore(options.mapsRoot)];
  const use = await readUse(options, name);
  if (!use.ok) return use;
  const stored = versionsOf(await artifacts.list(name), await maps.list(name));
  const planned = planPrune(stored, use.value, options);
  const going = planned.filter((it) => it.stays === null);
  const head = `${name}: ${planned.length} versions, ${megabytes(sizeOf(planned))}; ${going.length} of them with ${megabytes(sizeOf(going))} ${isReal ? 'deleted' : 'would be deleted'}`;
  const deleted: string[] = [];
  for (const { version, isRegistered } of isReal ? going : []) {
    // store-api first: it refuses releases that are in use now, and no visitor gets a deleted one.
    const agreed = isRegistered ? await prune(storeApi, name, version, author) : done(undefined);
    if (!agreed.ok) return { ...agreed, problems: [...agreed.problems, ...deleted] };
    // Maps first: the next run finds only what is left in the artifact store.
    await maps.remove(`${name}/${version}`);
    await artifacts.remove(`${name}/${version}`);
    deleted.push(`${name} ${version} was deleted`);
  }
  return done([head, ...planned.map((it) => versionLine(it, isReal))]);
};

/**
 * Deletes the files of a remote's releases that no one needs: neither live nor a canary, not the one that a rollback
 * restores, not reported by a running shell, not in use lately. Deletes nothing if store-api does not answer.
 *
 * @returns the output lines
 */
export const pruneRemote = (
  options: PruneOptions,
  name: string,
): Promise<ReleaseResult<string[]>> => refuseWithoutStore(() => pruneStores(options, name));
