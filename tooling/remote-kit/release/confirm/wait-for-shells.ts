import { setTimeout as pause } from 'node:timers/promises';
import type { RunningShell } from '@shop/contracts/remote/release-manifest';
import { done, type ReleaseResult } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import type { LiveReleases } from '../store-api/edit-releases.ts';
import { listShells } from '../store-api/read-releases.ts';

/** Longest wait for the shells, and time between two looks, in ms. */
const PATIENCE = { limit: 10_000, every: 250 };

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

/** Waits until every running shell has applied the live releases of a remote, but no longer than `limit` ms. */
export const waitForShells = async (
  storeApi: StoreApi,
  name: string,
  live: LiveReleases['live'],
  { limit, every } = PATIENCE,
): Promise<ReleaseResult<Confirmation>> => {
  const end = Date.now() + limit;
  for (;;) {
    const shells = await listShells(storeApi);
    if (!shells.ok) return shells;
    const taken = shells.value.filter((it) => hasApplied(it, name, live));
    const missing = shells.value.filter((it) => !taken.includes(it));
    if (missing.length === 0 || Date.now() >= end) return done({ taken, missing });
    await pause(every);
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
