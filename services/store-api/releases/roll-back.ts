import { editReleases } from './edit-releases.ts';
import { findFittingRelease } from './find-fitting-release.ts';
import { type LiveShare, readLiveShares, replaceLiveShares } from './live-share.ts';
import { previousDefault } from './previous-default.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/**
 * Undoes the last step: withdraws the canary if there is one, else gives all traffic to the previous default release.
 */
export const rollBack = (
  context: ReleasesContext,
  remote: string,
  author: Author,
): Promise<ReleaseResult<LiveShare[]>> =>
  editReleases(context, author, async ({ transaction, note }) => {
    const live = await readLiveShares(transaction, remote);
    const current = live.find((share) => share.default);
    if (!current) return refuse('NOTHING_LIVE', `No release of ${remote} is live.`);
    const canary = live.find((share) => !share.default);
    const goBackTo = async (version: string, from: string): Promise<ReleaseResult<LiveShare[]>> => {
      const after: LiveShare[] = [{ version, traffic: 100, default: true }];
      await replaceLiveShares(transaction, remote, after);
      await note({ remote, action: 'rollback', version, from, traffic: 100 });
      return done(after);
    };
    if (canary) return goBackTo(current.version, canary.version);

    const history = await transaction
      .selectFrom('release_history')
      .select(['action', 'version', 'from_version as from'])
      .where('remote', '=', remote)
      .where('action', 'in', ['promote', 'rollback'])
      .orderBy('revision')
      .execute();
    const version = previousDefault(history);
    if (!version) {
      const message = `Release ${current.version} of ${remote} is the first that was live; there is none before it.`;
      return refuse('NOTHING_TO_ROLL_BACK', message);
    }
    const fitting = await findFittingRelease(transaction, context.shell, remote, version);
    return fitting.ok ? goBackTo(version, current.version) : fitting;
  });
