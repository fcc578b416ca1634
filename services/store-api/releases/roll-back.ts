import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { EditAction } from './release-tables.ts';
import { editTraffic, type TrafficEdit } from './edit-traffic.ts';
import { findFittingRelease } from './acceptance/accept-release.ts';
import { type LiveShare, replaceLiveShares } from './live-share.ts';
import { done, refuse, type ReleaseResult } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/** Fields of a history entry that a rollback needs. */
export interface DefaultChange {
  action: EditAction;
  version: string;
  from: string | null;
}

/**
 * Finds the release that was the default before the current one in the remote's history, oldest first. A rollback
 * undoes the last promotion, so two rollbacks undo two promotions.
 *
 * @returns undefined if no earlier default is left
 */
export const previousDefault = (history: readonly DefaultChange[]): string | undefined => {
  const defaults: string[] = [];
  for (const { action, version, from } of history) {
    if (action === 'promote' && defaults.at(-1) !== version) defaults.push(version);
    // A rollback that only withdrew a canary records the canary, which was never a default.
    if (action === 'rollback' && defaults.at(-1) === from) defaults.pop();
  }
  return defaults.at(-2);
};

/** The release that a rollback without a canary restores; undefined if there is none. */
export const findPreviousDefault = async (
  database: Kysely<StoreDatabase>,
  remote: string,
): Promise<string | undefined> => {
  const history = await database
    .selectFrom('release_history')
    .select(['action', 'version', 'from_version as from'])
    .where('remote', '=', remote)
    .where('action', 'in', ['promote', 'rollback'])
    .orderBy('revision')
    .execute();
  return previousDefault(history);
};

/**
 * Undoes the last step: withdraws the canary if there is one, else gives all traffic to the previous default release.
 * Its signature was checked when it was promoted, so it returns even if the team's keys have changed since.
 *
 * @param from - the release that it must remove; refused with `CHANGED_MEANWHILE` if it would remove another, so that two
 *   rollbacks at once undo one step
 */
export const rollBack = (
  context: ReleasesContext,
  remote: string,
  author: Author,
  from?: string,
): Promise<ReleaseResult<TrafficEdit>> =>
  editTraffic(context, remote, author, async ({ transaction, note, before: live }) => {
    const current = live.find((share) => share.default);
    if (!current) return refuse('NOTHING_LIVE', `No release of ${remote} is live.`);
    const canary = live.find((share) => !share.default);
    const removed = (canary ?? current).version;
    if (from !== undefined && from !== removed) {
      const message = `A rollback would remove release ${removed} of ${remote}, not ${from}: the live releases have changed.`;
      return refuse('CHANGED_MEANWHILE', message);
    }
    const goBackTo = async (version: string): Promise<ReleaseResult<LiveShare[]>> => {
      const after: LiveShare[] = [{ version, traffic: 100, default: true }];
      await replaceLiveShares(transaction, remote, after);
      await note({ remote, action: 'rollback', version, from: removed, traffic: 100 });
      return done(after);
    };
    if (canary) return goBackTo(current.version);

    const version = await findPreviousDefault(transaction, remote);
    if (!version) {
      const message = `Release ${current.version} of ${remote} is the first that was live; there is none before it.`;
      return refuse('NOTHING_TO_ROLL_BACK', message);
    }
    const fitting = await findFittingRelease(transaction, context, remote, version);
    return fitting.ok ? goBackTo(version) : fitting;
  });
