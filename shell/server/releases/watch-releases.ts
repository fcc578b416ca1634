import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { chooseCanaries, type CanaryReleases } from './choose-canaries.ts';
import { chooseReleases, type Releases } from './choose-releases.ts';
import { composeSet } from './compose-set.ts';
import { fetchManifest } from './fetch-manifest.ts';
import { manifestCopy } from './manifest-copy.ts';
import { EMPTY_RELEASE_SET, releaseSetId, type ReleaseSets } from './release-set.ts';

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
  /** Called where any set is new or gone; they count as current once it resolves. */
  onChange: (sets: ReleaseSets) => Promise<void>;
}

/** Changes with any set, and with who gets it. */
const idOf = ({ standard, canaries }: ReleaseSets): string =>
  [standard.id, ...canaries.map(({ below, set }) => `${below}:${set.id}`)].join(' ');

/**
 * Follows the release manifest: a change becomes new release sets, one of the default releases and one for each share of
 * visitors that is sent to canaries. A failure, and a manifest that does not name what
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
  let current: ReleaseSets = { standard: EMPTY_RELEASE_SET, canaries: [] };
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

  /** The sets of canaries. One that cannot be taken gives its visitors the default release. */
  const composeCanaries = (canaries: readonly CanaryReleases[], before: Releases) =>
    Promise.all(
      canaries.map(async ({ below, releases }) => {
        const wanted = served(releases);
        const set = await composeSet({ dataDir, releases: wanted, before, warn });
        return { below, set, isComplete: set.id === releaseSetId(wanted) };
      }),
    );

  /** @returns whether every release chosen was taken */
  const apply = async (
    releases: Releases,
    canaries: readonly CanaryReleases[],
  ): Promise<boolean> => {
    const wanted = served(releases);
    const standard = await composeSet({ dataDir, releases: wanted, before: taken, warn });
    const composed = await composeCanaries(canaries, standard.releases);
    const others = composed.filter(({ set }) => set.id !== standard.id);
    const sets = { standard, canaries: others.map(({ below, set }) => ({ below, set })) };
    if (idOf(sets) !== idOf(current)) {
      await onChange(sets);
      current = sets;
      for (const { set, below } of [{ set: standard, below: 100 }, ...sets.canaries]) {
        const remotes = Object.entries(set.releases).map(([n, r]) => `${n}@${r.metadata.version}`);
        log.info({ set: set.id, below, remotes }, 'release set is live');
      }
    }
    taken = { ...releases, ...standard.releases };
    return standard.id === releaseSetId(wanted) && composed.every(({ isComplete }) => isComplete);
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
    const { releases, notes } = chooseReleases(untaken, taken);
    const { canaries, notes: canaryNotes } = chooseCanaries(untaken, releases);
    const allNotes = [...notes, ...canaryNotes];
    for (const note of allNotes) warn(note);
    const isComplete = await apply(releases, canaries);
    await copy.write(taken);
    if (!isComplete) return;
    untaken = null;
    if (allNotes.length === 0) warnings.clear();
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
  if (current.standard === EMPTY_RELEASE_SET && Object.keys(taken).length > 0) {
    await apply(taken, []).catch((error: unknown) => warn(String(error)));
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
