import { editReleases } from './edit-releases.ts';
import { readLiveShares, replaceLiveShares } from './live-share.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/**
 * Takes a remote out of the shop: the manifest names it with no release. Leaving it out of the manifest would not do,
 * as readers keep what is not named. A promotion brings it back.
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
