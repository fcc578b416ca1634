import { setTimeout as pause } from 'node:timers/promises';
import type { RunningShell } from '@shop/contracts/remote/release-manifest';
import { done, type ReleaseResult } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import type { LiveReleases } from '../store-api/edit-releases.ts';
import { listShells } from '../store-api/read-releases.ts';

/** Time between two looks, in ms. */
const EVERY = 250;

/**
 * Wait for the shells, in ms: at least the time to fetch and start a release, and at most what an operator still takes for
 * progress.
 */
const WAIT = { least: 10_000, most: 600_000 };

/** Poll intervals without a report after which store-api no longer lists a shell. */
const MISSED = 3;

/** Clock of the wait, and the pause between two looks. */
export interface Clock {
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}

const CLOCK: Clock = { now: () => Date.now(), pause: (ms) => pause(ms) };

/**
 * Time in which each shell has either polled and reported, or counts as gone: a process that was stopped shortly before
 * the edit is no failure. By the intervals that the shells report.
 */
const waitFor = (shells: readonly RunningShell[]): number => {
  const slowest = Math.max(0, ...shells.map((it) => it.interval));
  return Math.min(WAIT.most, WAIT.least + MISSED * slowest);
};

/** The shells that report, by whether they have applied the live releases of a remote. */
interface Confirmation {
  taken: readonly RunningShell[];
  missing: readonly RunningShell[];
}

const versionOf = (live: LiveReleases['live'], isDefault: boolean): string | undefined =>
  live.find((it) => it.default === isDefault)?.version;

/** Whether a shell has exactly these live releases of a remote; none of one that was withdrawn. */
const hasApplied = (shell: RunningShell, name: string, live: LiveReleases['live']): boolean =>
  shell.releases[name] === versionOf(live, true) && shell.canaries[name] === versionOf(live, false);

/**
 * Waits until every running shell has applied the live releases of a remote, but no longer than the slowest one's poll
 * interval explains. A failed look is repeated until then.
 */
export const waitForShells = async (
  storeApi: StoreApi,
  name: string,
  live: LiveReleases['live'],
  { now, pause: wait } = CLOCK,
): Promise<ReleaseResult<Confirmation>> => {
  const begin = now();
  let limit = WAIT.least;
  for (;;) {
    const shells = await listShells(storeApi);
    if (shells.ok) limit = waitFor(shells.value);
    const isLast = now() - begin >= limit;
    if (!shells.ok && isLast) return shells;
    if (shells.ok) {
      const taken = shells.value.filter((it) => hasApplied(it, name, live));
      const missing = shells.value.filter((it) => !taken.includes(it));
      if (missing.length === 0 || isLast) return done({ taken, missing });
    }
    await wait(EVERY);
  }
};

/** Why a shell has not applied a remote's live releases, as far as it says so. */
export const reasonsOf = (
  { problems }: RunningShell,
  name: string,
  live: LiveReleases['live'],
): readonly string[] => {
  const own = problems.filter((it) =>
    live.some(({ version }) => it.includes(`${name} ${version}`)),
  );
  if (own.length > 0) return own;
  return problems.length > 0 ? problems : ['it gives no reason; it may not have polled yet'];
};
