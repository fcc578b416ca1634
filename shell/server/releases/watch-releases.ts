import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { chooseCanaries, type CanaryReleases } from './choose-canaries.ts';
import { chooseReleases, type Releases } from './choose-releases.ts';
import { composeSet } from './compose-set.ts';
import type { Polled } from './confirm-releases.ts';
import { fetchManifest, type ManifestAnswer } from './fetch-manifest.ts';
import { manifestCopy } from './manifest-copy.ts';
import { isMissing, type RefusedRelease } from './refused-releases.ts';
import { EMPTY_RELEASE_SET, releaseSetId, type ReleaseSets } from './release-set.ts';

/** Pause between two polls while a release is about to go live, and how long that lasts, both in ms. */
const [SHORT_PAUSE, HURRY] = [100, 5000];

/** Maximum pause before a failed release is fetched again, in ms. */
const LONGEST_PAUSE = 60_000;

interface Options {
  endpoint: string;
  dataDir: string;
  /** Poll interval in ms. */
  interval: number;
  log: FastifyBaseLogger;
  /** Remotes whose releases are ignored: something else serves them. */
  ignored?: readonly string[];
  /** Called when a set was added or removed; the sets count as current once it resolves. */
  onChange: (sets: ReleaseSets) => Promise<void>;
  /** Called with the outcome of each poll, before its releases are applied. */
  onPoll?: (outcome: ManifestAnswer['kind']) => void;
  /** Called after each poll, whether it succeeded or not. Must not reject. */
  afterPoll?: (polled: Polled) => Promise<void>;
}

/** Changes with any set, with the cohorts of a canary, and with a refused release. */
const idOf = ({ defaultSet, canaries, refused = [] }: ReleaseSets): string =>
  [
    defaultSet.id,
    ...refused.map(({ remote, version, serves }) => `${remote}@${version}/${serves}`),
    ...canaries.map(({ cohorts, set }) => `${cohorts.from}-${cohorts.to}:${set.id}`),
  ].join(' ');

/**
 * Follows the release manifest. A change becomes new release sets: one of the default releases, and one for each
 * canary. A failure, and a manifest without a live remote, keep the last good release of that remote live (see
 * {@link chooseReleases}).
 */
export const watchReleases = async ({
  endpoint,
  dataDir,
  interval,
  log,
  ignored = [],
  onChange,
  onPoll,
  afterPoll = async () => undefined,
}: Options) => {
  const copy = manifestCopy(dataDir);
  /** The release of each remote applied last, ignored remotes included. */
  let applied = await copy.read();
  let current: ReleaseSets = { defaultSet: EMPTY_RELEASE_SET, canaries: [] };
  let etag: string | null = null;
  /** A manifest whose releases are not all applied yet. */
  let unapplied: ReleaseManifest | null = null;
  let retry = { at: 0, pause: interval };
  const warnings = new Set<string>();
  let failure = '';
  let timer: NodeJS.Timeout | undefined;
  let hurriesUntil = 0;
  let polling: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Logs a repeated warning once, until everything works again. */
  const warn = (reason: string) => {
    if (!warnings.has(reason)) log.warn(`${reason}; the last good releases stay live`);
    warnings.add(reason);
  };

  const servedOf = (releases: Releases): Releases =>
    Object.fromEntries(Object.entries(releases).filter(([name]) => !ignored.includes(name)));

  /** The sets of canaries. If one cannot be fetched, its visitors get the default release. */
  const composeCanaries = (canaries: readonly CanaryReleases[], before: Releases) =>
    Promise.all(
      canaries.map(async ({ remote, cohorts, releases }) => {
        const target = servedOf(releases);
        const set = await composeSet({ dataDir, releases: target, before, warn });
        return { remote, cohorts, set, isComplete: set.id === releaseSetId(target) };
      }),
    );

  /** @returns whether every selected release was applied */
  const apply = async (
    releases: Releases,
    canaries: readonly CanaryReleases[],
    refused: readonly RefusedRelease[] = [],
  ): Promise<boolean> => {
    const target = servedOf(releases);
    const defaultSet = await composeSet({ dataDir, releases: target, before: applied, warn });
    const composed = await composeCanaries(canaries, defaultSet.releases);
    const others = composed.filter(({ set }) => set.id !== defaultSet.id);
    const sets = {
      defaultSet,
      canaries: others.map(({ remote, cohorts, set }) => ({ remote, cohorts, set })),
      refused: refused.filter(({ remote }) => !ignored.includes(remote)),
    };
    if (idOf(sets) !== idOf(current)) {
      await onChange(sets);
      current = sets;
      for (const { set, cohorts } of [{ set: defaultSet, cohorts: null }, ...sets.canaries]) {
        const remotes = Object.entries(set.releases).map(([n, r]) => `${n}@${r.metadata.version}`);
        log.info({ set: set.id, cohorts, remotes }, 'release set is live');
      }
    }
    applied = { ...releases, ...defaultSet.releases };
    return defaultSet.id === releaseSetId(target) && composed.every(({ isComplete }) => isComplete);
  };

  const poll = async (): Promise<void> => {
    const answer = await fetchManifest(endpoint, etag);
    onPoll?.(answer.kind);
    if (answer.kind === 'failed') {
      failure = answer.reason;
      return warn(failure);
    }
    warnings.delete(failure);
    if (answer.kind === 'manifest') {
      ({ manifest: unapplied, etag } = answer);
      retry = { at: 0, pause: interval };
    }
    if (!unapplied || Date.now() < retry.at) return;
    retry = { at: Date.now() + retry.pause, pause: Math.min(LONGEST_PAUSE, retry.pause * 2) };
    const { releases, refused, notes } = chooseReleases(unapplied, applied);
    const { canaries, notes: canaryNotes } = chooseCanaries(unapplied, releases);
    const allNotes = [...notes, ...canaryNotes];
    for (const note of allNotes) warn(note);
    const isComplete = await apply(releases, canaries, refused);
    // The copy has what the shell before this one served, in case that one is deployed again.
    if (!refused.some(isMissing)) await copy.write(applied);
    if (!isComplete) return;
    unapplied = null;
    if (allNotes.length === 0) warnings.clear();
  };

  /** State after the last poll that is done. */
  let settled: Polled = { etag: null, problems: [] };

  const report = (): Promise<void> => {
    settled = { etag, problems: [...warnings] };
    return afterPoll(settled);
  };

  /** Repeats the last report while releases are applied, or store-api would take this shell for gone. */
  const pollOnce = async (): Promise<void> => {
    let repeated: Promise<void> | null = null;
    const repeat = setInterval(() => {
      repeated ??= afterPoll(settled).then(() => void (repeated = null));
    }, interval);
    await poll().catch((error: unknown) => warn(String(error)));
    clearInterval(repeat);
    // An older report must not replace the one that follows.
    await repeated;
  };

  const next = () => {
    if (stopped) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        polling = pollOnce().then(report).then(next);
      },
      Date.now() < hurriesUntil ? Math.min(SHORT_PAUSE, interval) : interval,
    );
  };

  await poll().catch((error: unknown) => warn(String(error)));
  if (current.defaultSet === EMPTY_RELEASE_SET && Object.keys(applied).length > 0) {
    await apply(applied, []).catch((error: unknown) => warn(String(error)));
  }
  // A hanging store-api must not delay the start.
  polling = report();
  next();
  return {
    current: () => current,
    /** Polls in short intervals for a while, because a release is about to go live. */
    hurry: (): void => {
      hurriesUntil = Date.now() + HURRY;
      // Without a timer a poll is under way, after which the pause is short.
      if (!timer) return;
      clearTimeout(timer);
      next();
    },
    /** Resolves once the current poll is done. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await polling;
    },
  };
};
