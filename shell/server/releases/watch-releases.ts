import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { chooseReleases, type Choice, type Releases } from './choose-releases.ts';
import { composeSet } from './compose-set.ts';
import { fetchManifest } from './fetch-manifest.ts';
import { manifestCopy } from './manifest-copy.ts';
import { EMPTY_RELEASE_SET, releaseSetId, type ReleaseSet } from './release-set.ts';

/** Longest pause before a release that could not be taken is fetched again, in ms. */
const LONGEST_PAUSE = 60_000;

interface Options {
  endpoint: string;
  dataDir: string;
  /** ms between two looks. */
  interval: number;
  log: FastifyBaseLogger;
  /** Remotes whose releases are not taken: something else serves them. */
  leaveOut?: readonly string[];
  /** Called with each new set; the set counts as current once it resolves. */
  onChange: (set: ReleaseSet) => Promise<void>;
}

/**
 * Follows the release manifest: a change becomes a new release set. A failure, and a manifest that does not name what
 * is live, leave the last good release of each remote live (see {@link chooseReleases}).
 */
export const watchReleases = async ({
  endpoint,
  dataDir,
  interval,
  log,
  leaveOut = [],
  onChange,
}: Options) => {
  const copy = manifestCopy(dataDir);
  /** The release of each remote that was taken last, those left out included. */
  let taken = await copy.read();
  let current = EMPTY_RELEASE_SET;
  let etag: string | null = null;
  /** A manifest of which not every release was taken yet. */
  let untaken: ReleaseManifest | null = null;
  let retry = { at: 0, pause: interval };
  const warnings = new Set<string>();
  let failure = '';
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;

  /** The same trouble every second is said once, until all is well again. */
  const warn = (reason: string) => {
    if (!warnings.has(reason)) log.warn(`${reason}; the last good releases stay live`);
    warnings.add(reason);
  };

  const served = (releases: Releases): Releases =>
    Object.fromEntries(Object.entries(releases).filter(([name]) => !leaveOut.includes(name)));

  /** @returns whether every release chosen was taken */
  const apply = async ({ releases, notes }: Choice): Promise<boolean> => {
    for (const note of notes) warn(note);
    const wanted = served(releases);
    const set = await composeSet({ dataDir, releases: wanted, before: taken, warn });
    if (set.id !== current.id) {
      await onChange(set);
      current = set;
      const remotes = Object.entries(set.releases).map(([n, r]) => `${n}@${r.metadata.version}`);
      log.info({ set: set.id, remotes }, 'release set is live');
    }
    taken = { ...releases, ...set.releases };
    return set.id === releaseSetId(wanted);
  };

  const look = async (): Promise<void> => {
    const answer = await fetchManifest(endpoint, etag);
    if (answer.kind === 'failed') {
      failure = answer.reason;
      return warn(failure);
    }
    warnings.delete(failure);
    if (answer.kind === 'manifest') {
      ({ manifest: untaken, etag } = answer);
      retry = { at: 0, pause: interval };
    }
    if (!untaken || Date.now() < retry.at) return;
    retry = { at: Date.now() + retry.pause, pause: Math.min(LONGEST_PAUSE, retry.pause * 2) };
    const choice = chooseReleases(untaken, taken);
    const isComplete = await apply(choice);
    await copy.write(taken);
    if (!isComplete) return;
    untaken = null;
    if (choice.notes.length === 0) warnings.clear();
  };

  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => warn(String(error)))
        .then(next);
    }, interval);
  };

  await look().catch((error: unknown) => warn(String(error)));
  if (current === EMPTY_RELEASE_SET && Object.keys(taken).length > 0) {
    await apply({ releases: taken, notes: [] }).catch((error: unknown) => warn(String(error)));
  }
  next();
  return {
    current: () => current,
    /** Resolves once what is under way is done. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
