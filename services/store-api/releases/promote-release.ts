import { editReleases } from './edit-releases.ts';
import { findFittingRelease } from './find-fitting-release.ts';
import { type LiveShare, readLiveShares, replaceLiveShares } from './live-share.ts';
import { type ReleaseResult, done } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/**
 * Gives a registered release all traffic, which ends a canary of the remote. A no-op if the release already has it.
 */
export const promoteRelease = (
  context: ReleasesContext,
  remote: string,
  version: string,
  author: Author,
): Promise<ReleaseResult<LiveShare[]>> =>
  editReleases(context, author, async ({ transaction, note }) => {
    const fitting = await findFittingRelease(transaction, context.shell, remote, version);
    if (!fitting.ok) return fitting;
    const before = await readLiveShares(transaction, remote);
    const [current] = before;
    if (before.length === 1 && current?.version === version) return done(before);
    const after: LiveShare[] = [{ version, traffic: 100, default: true }];
    await replaceLiveShares(transaction, remote, after);
    await note({ remote, action: 'promote', version, from: current?.version, traffic: 100 });
    return done(after);
  });
