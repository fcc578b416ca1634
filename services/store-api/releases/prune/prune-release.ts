import { findRegisteredRelease } from '../acceptance/accept-release.ts';
import { editReleases } from '../edit-releases.ts';
import { findRelease } from '../find-release.ts';
import { readLiveShares } from '../live-share.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { Author, ReleasesContext } from '../releases-context.ts';
import { findPreviousDefault } from '../roll-back.ts';
import { runningShells } from '../shells/running-shells.ts';

/**
 * Notes that the files of a release are about to be deleted: it gets no traffic until it is published again. Refused
 * for a release that is live, that a rollback would restore, or that a running shell has. Idempotent.
 */
export const pruneRelease = (
  context: ReleasesContext,
  remote: string,
  version: string,
  author: Author,
): Promise<ReleaseResult<{ pruned: string }>> =>
  editReleases(context, author, async ({ transaction, note }) => {
    const used = (by: string) =>
      refuse('STILL_USED', `Release ${version} of ${remote} ${by}; its files stay.`);
    const live = await readLiveShares(transaction, remote);
    if (live.some((share) => share.version === version)) return used('is live');
    if ((await findPreviousDefault(transaction, remote)) === version)
      return used('is the one that a rollback restores');
    const shell = (await runningShells(transaction, context.now())).find(
      (it) => it.releases[remote] === version || it.canaries[remote] === version,
    );
    if (shell) return used(`is served by shell ${shell.id}`);
    const registered = await findRegisteredRelease(transaction, remote, version);
    const isPruned = !registered.ok && (await findRelease(transaction, remote, version));
    if (!registered.ok && !isPruned) return registered;
    if (registered.ok) await note({ remote, action: 'prune', version });
    return done({ pruned: version });
  });
