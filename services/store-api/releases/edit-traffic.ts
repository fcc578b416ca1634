import { type Edit, editReleases } from './edit-releases.ts';
import { type LiveShare, readLiveShares } from './live-share.ts';
import { done, type ReleaseResult } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/** Live releases of a remote around an edit, as of its transaction: another edit may precede or follow at any time. */
export interface TrafficEdit {
  before: LiveShare[];
  live: LiveShare[];
  /** Time of the edit, ISO 8601, UTC. */
  at: string;
}

/** Runs one edit of the live releases of a remote. */
export const editTraffic = (
  context: ReleasesContext,
  remote: string,
  author: Author,
  edit: (tools: Edit & { before: LiveShare[] }) => Promise<ReleaseResult<LiveShare[]>>,
): Promise<ReleaseResult<TrafficEdit>> =>
  editReleases(context, author, async (tools) => {
    const before = await readLiveShares(tools.transaction, remote);
    const edited = await edit({ ...tools, before });
    if (!edited.ok) return edited;
    return done({ before, live: edited.value, at: context.now().toISOString() });
  });
