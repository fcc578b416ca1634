import { setTimeout as pause } from 'node:timers/promises';
import { DEVELOPED_VERSION } from '@shop/contracts/remote/developed-remotes';
import type { RunningShell } from '@shop/contracts/remote/release-manifest';
import { done, type ReleaseResult } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import type { LiveReleases } from '../store-api/edit-traffic.ts';
import { listShells } from '../store-api/read-releases.ts';

/** Time between two looks, in ms. */
const EVERY = 250;

/** Wait for the shells, in ms: at least the time to fetch and start a release; the upper limit is ten minutes. */
const WAIT = { least: 10_000, most: 600_000 };

/** Poll intervals without a report after which store-api no longer lists a shell. */
const MISSED = 3;

/** Poll intervals after which a running shell has reported again, even if it is still applying what it polled. */
const REPORTS_WITHIN = 2;

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

/** The shells by whether they have applied the live releases of a remote. */
interface Confirmation {
  taken: readonly RunningShell[];
  missing: readonly RunningShell[];
  /** Shells that ended without it after the edit, or shortly before, unstopped: a release may have crashed them. */
  lost: readonly RunningShell[];
  /** Other shells that ended during the wait: they were stopped, or had ended before the edit. */
  ended: readonly RunningShell[];
  /** Shells of `npm run dev`, which serve sources in place of these releases. */
  developing: readonly RunningShell[];
}

const versionOf = (live: LiveReleases['live'], isDefault: boolean): string | undefined =>
  live.find((it) => it.default === isDefault)?.version;

/** Whether a shell has exactly these live releases of a remote; none of one that was withdrawn. */
const hasApplied = (shell: RunningShell, name: string, live: LiveReleases['live']): boolean =>
  shell.releases[name] === versionOf(live, true) && shell.canaries[name] === versionOf(live, false);

/** Whether a shell never applies these releases: it serves the remote from its sources, or shows no canaries at all. */
const isDeveloping = ({ releases }: RunningShell, name: string, live: LiveReleases['live']) =>
  releases[name] === DEVELOPED_VERSION ||
  (versionOf(live, false) !== undefined && Object.values(releases).includes(DEVELOPED_VERSION));

/** The problems that a shell reported with a remote's live releases. */
export const problemsWith = (
  { problems }: RunningShell,
  name: string,
  live: LiveReleases['live'],
): readonly string[] =>
  problems.filter((it) => live.some(({ version }) => it.includes(`${name} ${version}`)));

/** The edit that the shells apply. */
interface AppliedEdit {
  /** Remote. */
  name: string;
  live: LiveReleases['live'];
  /** Time by store-api's clock; undefined of an earlier store-api. */
  at: string | undefined;
  /** Whether it changes only percentages: the versions that a shell reports do not show whether it has polled. */
  isShareOnly?: boolean;
}

/** The shells' reports during the wait. */
interface Reports {
  /** Time of each shell's report at the first look, by id. */
  first: ReadonlyMap<string, string>;
  /** Last report of each shell, by id. */
  last: ReadonlyMap<string, RunningShell>;
  /** Ids of shells that said that they stop. */
  stopped: ReadonlySet<string>;
}

/**
 * Whether a shell may have polled the edit before it ended: its next report was due after the edit. By store-api's own
 * times; the operator's clock may differ.
 */
const mayHavePolled = ({ at, interval }: RunningShell, editedAt: string | undefined): boolean =>
  editedAt !== undefined && Date.parse(editedAt) - Date.parse(at) < REPORTS_WITHIN * interval;

/** Whether a shell has reported since the edit, by store-api's own times. */
const hasPolledSince = ({ at }: RunningShell, editedAt: string | undefined): boolean =>
  editedAt === undefined || Date.parse(at) > Date.parse(editedAt);

/**
 * Counts the shells at a look. A shell that is gone has ended after the edit if it reported since the first look, or
 * was not overdue at the edit: a release may crash a shell before its next report. One that was stopped has not
 * crashed; it counts only if it had reported a problem with the release.
 */
const countShells = (
  { listed, developing }: { listed: readonly RunningShell[]; developing: readonly RunningShell[] },
  { first, last, stopped }: Reports,
  { name, live, at: editedAt, isShareOnly }: AppliedEdit,
): Confirmation => {
  const applied = (it: RunningShell): boolean =>
    hasApplied(it, name, live) && (!isShareOnly || hasPolledSince(it, editedAt));
  const ids = new Set(listed.map(({ id }) => id));
  const unlisted = [...last.values()].filter(({ id }) => !ids.has(id));
  const isLost = (it: RunningShell): boolean => {
    if (stopped.has(it.id)) return problemsWith(it, name, live).length > 0;
    // If none is left, no one serves the edit, whatever they had reported.
    if (listed.length === 0) return true;
    return !applied(it) && (first.get(it.id) !== it.at || mayHavePolled(it, editedAt));
  };
  return {
    taken: listed.filter(applied),
    missing: listed.filter((it) => !applied(it)),
    lost: unlisted.filter(isLost),
    ended: unlisted.filter((it) => !isLost(it)),
    developing,
  };
};

/** Whether a repeated request may succeed: there was no response, or a status of overload or of a failing server. */
const isRetryable = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || status === 408 || status === 429;

/**
 * Waits until every running shell has applied the live releases of a remote, but no longer than the slowest one's poll
 * interval explains. A failed look is repeated until then, unless store-api refuses it; at the end the last successful
 * one counts.
 */
export const waitForShells = async (
  storeApi: StoreApi,
  edit: AppliedEdit,
  { now, pause: wait } = CLOCK,
): Promise<ReleaseResult<Confirmation>> => {
  const begin = now();
  let limit = WAIT.least;
  let first: Reports['first'] | undefined;
  let confirmation: Confirmation | undefined;
  const last = new Map<string, RunningShell>();
  const stopped = new Set<string>();
  for (;;) {
    const look = await listShells(storeApi);
    if (look.ok) {
      const developing = look.value.shells.filter((it) => isDeveloping(it, edit.name, edit.live));
      const shells = look.value.shells.filter((it) => !developing.includes(it));
      first ??= new Map(shells.map(({ id, at }) => [id, at]));
      for (const shell of shells) last.set(shell.id, shell);
      // store-api lists a stopped shell for three poll intervals, the wait may take longer.
      for (const id of look.value.stopped) stopped.add(id);
      limit = waitFor([...last.values()]);
      confirmation = countShells({ listed: shells, developing }, { first, last, stopped }, edit);
      // If all were stopped, those that replace them are yet to report.
      const isDeployed = shells.length === 0 && last.size > 0;
      if (!isDeployed && confirmation.missing.length + confirmation.lost.length === 0)
        return done(confirmation);
    } else if (!isRetryable(look.status)) return look;
    if (now() - begin >= limit) {
      if (confirmation) return done(confirmation);
      if (!look.ok) return look;
    }
    await wait(EVERY);
  }
};

/** Why a shell has not applied a remote's live releases, as far as it says so. */
export const reasonsOf = (
  shell: RunningShell,
  name: string,
  live: LiveReleases['live'],
): readonly string[] => {
  const own = problemsWith(shell, name, live);
  if (own.length > 0) return own;
  return shell.problems.length > 0
    ? shell.problems
    : ['it gives no reason; it may not have polled yet'];
};
