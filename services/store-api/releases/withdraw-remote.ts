import { editReleases } from './edit-releases.ts';
import { readLiveShares, replaceLiveShares } from './live-share.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/**
 * Withdraws a remote: the manifest lists it without a release. Omitting it would not suffice, because readers keep
 * remotes that the manifest does not list. A promotion restores it.
 */
export const withdrawRemote = (
  context: ReleasesContext,
  remote: string,
  author: Author,
): Promise<ReleaseResult<[]>> =>
  editReleases(context, author, async ({ transaction, note }) => {
    const current = (await readLiveShares(transaction, remote)).find((share) => share.default);
    if (!current) return refuse('NOTHING_LIVE', `No release of ${remote} is live.`);
    await replaceLiveShares(transaction, remote, []);
    await note({ remote, action: 'withdraw', version: current.version, traffic: 0 });
    return done([]);
  });
