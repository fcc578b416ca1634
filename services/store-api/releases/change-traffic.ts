import { assignCohorts } from './assign-cohorts.ts';
import { editTraffic, type TrafficEdit } from './edit-traffic.ts';
import { acceptRelease, findRegisteredRelease } from './acceptance/accept-release.ts';
import { type LiveShare, replaceLiveShares } from './live-share.ts';
import { done, refuse, type ReleaseResult } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';
import { passTrial } from './trials/pass-trial.ts';

/**
 * Gives a registered release all traffic, which ends a canary of the remote. A no-op if the release already has it.
 */
export const promoteRelease = async (
  context: ReleasesContext,
  remote: string,
  version: string,
  author: Author,
): Promise<ReleaseResult<TrafficEdit>> => {
  const passed = await passTrial(context, remote, version);
  if (!passed.ok) return passed;
  return editTraffic(context, remote, author, async ({ transaction, note, before }) => {
    const accepted = await acceptRelease(transaction, context, remote, version);
    if (!accepted.ok) return accepted;
    const [current] = before;
    if (before.length === 1 && current?.version === version) return done(before);
    const after: LiveShare[] = [{ version, traffic: 100, default: true }];
    await replaceLiveShares(transaction, remote, after);
    await note({ remote, action: 'promote', version, from: current?.version, traffic: 100 });
    return done(after);
  });
};

/**
 * Gives a registered release part of the traffic, replacing any other canary of the remote. No other canary has any of
 * its cohorts, see {@link assignCohorts}.
 *
 * @param traffic - percentage of visitors, 0–99; 0 withdraws the canary, unless another version is the canary by now
 */
export const setCanary = async (
  context: ReleasesContext,
  remote: string,
  { version, traffic }: { version: string; traffic: number },
  author: Author,
): Promise<ReleaseResult<TrafficEdit>> => {
  if (traffic > 0) {
    const passed = await passTrial(context, remote, version);
    if (!passed.ok) return passed;
  }
  return editTraffic(context, remote, author, async ({ transaction, note, before }) => {
    const accepted = await (traffic > 0
      ? acceptRelease(transaction, context, remote, version)
      : findRegisteredRelease(transaction, remote, version));
    if (!accepted.ok) return accepted;
    const current = before.find((share) => share.default);
    if (!current) {
      const message = `No release of ${remote} is live; a canary needs a default beside it. Promote one first.`;
      return refuse('NOTHING_LIVE', message);
    }
    if (current.version === version) {
      return refuse('ALREADY_LIVE', `Release ${version} of ${remote} is the default already.`);
    }
    const canary = before.find((share) => !share.default);
    if (traffic === 0 && canary && canary.version !== version) {
      const message = `The canary of ${remote} is ${canary.version}, not ${version}: the live releases have changed.`;
      return refuse('CHANGED_MEANWHILE', message);
    }
    const after: LiveShare[] = [
      { version: current.version, traffic: 100 - traffic, default: true },
    ];
    if (traffic > 0) {
      const cohorts = await assignCohorts(transaction, remote, traffic);
      if (!cohorts.ok) return cohorts;
      after.push({ version, traffic, default: false, from: cohorts.value.from });
    }
    await replaceLiveShares(transaction, remote, after);
    await note({ remote, action: 'canary', version, from: current.version, traffic });
    return done(after);
  });
};

/**
 * Withdraws a remote: the manifest lists it without a release. Omitting it would not suffice, because readers keep
 * remotes that the manifest does not list. A promotion restores it.
 */
export const withdrawRemote = (
  context: ReleasesContext,
  remote: string,
  author: Author,
): Promise<ReleaseResult<TrafficEdit>> =>
  editTraffic(context, remote, author, async ({ transaction, note, before }) => {
    const current = before.find((share) => share.default);
    if (!current) return refuse('NOTHING_LIVE', `No release of ${remote} is live.`);
    await replaceLiveShares(transaction, remote, []);
    await note({ remote, action: 'withdraw', version: current.version, traffic: 0 });
    return done([]);
  });
