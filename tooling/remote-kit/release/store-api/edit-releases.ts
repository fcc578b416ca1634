import type { Release } from '@shop/contracts/remote/release-manifest';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import { z } from 'zod';
import { refuse, type ReleaseResult } from '../release-result.ts';
import { callStoreApi, type StoreApi } from './call-store-api.ts';
import { editSeen, editTraffic, type LiveReleases, refusesField } from './edit-traffic.ts';
import { readLive } from './read-releases.ts';

/** Author and reason of an edit, stored in the history. */
export interface Author {
  by: string;
  reason?: string;
}

const registrationSchema = z.object({
  registration: z.enum(['registered', 'unchanged', 'relocated']),
});

/** A release and what its build states, signed or not. */
interface StatedRelease {
  release: Release;
  statement: ReleaseEnvelope;
}

/** Registers a release with store-api without putting it live. Idempotent. */
export const register = (
  storeApi: StoreApi,
  name: string,
  { release, statement }: StatedRelease,
  author: Author,
): Promise<ReleaseResult<z.infer<typeof registrationSchema>>> =>
  callStoreApi(
    storeApi,
    {
      method: 'PUT',
      path: `/releases/${name}/${encodeURIComponent(release.metadata.version)}`,
      body: { release, statement, ...author },
    },
    registrationSchema,
  );

/** Gives a registered release all traffic. */
export const promote = (
  storeApi: StoreApi,
  name: string,
  version: string,
  author: Author,
): Promise<ReleaseResult<LiveReleases>> =>
  editTraffic(storeApi, name, 'promote', { version, ...author });

/**
 * Gives a registered release part of the traffic.
 *
 * @param traffic percentage of visitors, 0–99; 0 withdraws the canary
 * @param seen live releases that it changes; refused if they are others by now
 */
export const startCanary = (
  storeApi: StoreApi,
  name: string,
  { version, traffic }: { version: string; traffic: number },
  author: Author,
  seen?: LiveReleases['live'],
): Promise<ReleaseResult<LiveReleases>> =>
  editSeen(storeApi, name, 'canary', { version, traffic, ...author }, seen);

/**
 * Withdraws the remote's canary or, without one, restores the previous default release.
 *
 * @param from the release that it removes; refused if it would remove another. Without it a second rollback undoes a
 *   second step
 * @param seen live releases that it changes; refused if they are others by now
 */
export const rollback = async (
  storeApi: StoreApi,
  name: string,
  author: Author,
  from?: string,
  seen?: LiveReleases['live'],
): Promise<ReleaseResult<LiveReleases>> => {
  const rolledBack = await editSeen(storeApi, name, 'rollback', { from, ...author }, seen);
  if (from === undefined || !refusesField(rolledBack, 'from')) return rolledBack;
  // Otherwise no release could be undone while kit and store-api are updated one by one.
  const live = await readLive(storeApi, name);
  if (!live.ok) return live;
  if (live.value.at(-1)?.version === from) return editTraffic(storeApi, name, 'rollback', author);
  const message = `A rollback would not remove release ${from} of ${name}: the live releases have changed.`;
  return refuse('STORE_API', `CHANGED_MEANWHILE: ${message}`);
};

/**
 * Takes a remote out of the shop until one of its releases is promoted.
 *
 * @param seen live releases that it withdraws; refused if they are others by now
 */
export const withdraw = (
  storeApi: StoreApi,
  name: string,
  author: Author,
  seen: LiveReleases['live'],
): Promise<ReleaseResult<LiveReleases>> => editSeen(storeApi, name, 'withdraw', author, seen);

const prunedSchema = z.object({ pruned: z.string() });

/** Notes that the files of a release are about to be deleted; refused while the release is in use. */
export const prune = (
  storeApi: StoreApi,
  name: string,
  version: string,
  author: Author,
): Promise<ReleaseResult<z.infer<typeof prunedSchema>>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/prune`, body: { version, ...author } },
    prunedSchema,
  );

/** Link that shows a registered release, by its key. */
const previewSchema = z.object({ key: z.string(), expiresAt: z.string() });

/**
 * Issues a link that shows a registered release to whoever opens it.
 *
 * @param hours how long it works
 */
export const issuePreview = (
  storeApi: StoreApi,
  releases: Record<string, string>,
  hours: number,
  author: Author,
): Promise<ReleaseResult<z.infer<typeof previewSchema>>> =>
  callStoreApi(
    storeApi,
    {
      method: 'POST',
      path: '/release-previews',
      body: { releases, hours, ...author },
      // Releases stay as they are, and no one has the key of a link whose response is lost.
      isEdit: false,
    },
    previewSchema,
  );
