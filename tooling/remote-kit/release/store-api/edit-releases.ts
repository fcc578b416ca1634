import type { Release } from '@shop/contracts/remote/release-manifest';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import { z } from 'zod';
import { refuse, type ReleaseResult } from '../release-result.ts';
import { callStoreApi, type StoreApi } from './call-store-api.ts';
import { readLive } from './read-releases.ts';

/** Author and reason of an edit, stored in the history. */
export interface Author {
  by: string;
  reason?: string;
}

/** Live releases after an edit, the default release first. */
export const liveReleasesSchema = z.object({
  live: z.array(
    z.object({
      version: z.string(),
      traffic: z.number(),
      default: z.boolean(),
      /** First cohort of a canary. */
      from: z.number().optional(),
    }),
  ),
});

export type LiveReleases = z.infer<typeof liveReleasesSchema>;

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
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/promote`, body: { version, ...author } },
    liveReleasesSchema,
  );

/**
 * Gives a registered release part of the traffic.
 *
 * @param traffic percentage of visitors, 0–99; 0 withdraws the canary
 */
export const startCanary = (
  storeApi: StoreApi,
  name: string,
  { version, traffic }: { version: string; traffic: number },
  author: Author,
): Promise<ReleaseResult<LiveReleases>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/canary`, body: { version, traffic, ...author } },
    liveReleasesSchema,
  );

/** Whether a store-api does not know the field `from`: earlier ones refuse it like any unknown field. */
const refusesFrom = (result: ReleaseResult<unknown>): boolean =>
  !result.ok && result.status === 400 && result.problems.some((it) => /^body .*"from"/.test(it));

/**
 * Withdraws the remote's canary or, without one, restores the previous default release.
 *
 * @param from the release that it removes; refused if it would remove another. Without it a second rollback undoes a
 *   second step
 */
export const rollback = async (
  storeApi: StoreApi,
  name: string,
  author: Author,
  from?: string,
): Promise<ReleaseResult<LiveReleases>> => {
  const send = (body: object): Promise<ReleaseResult<LiveReleases>> =>
    callStoreApi(
      storeApi,
      { method: 'POST', path: `/releases/${name}/rollback`, body },
      liveReleasesSchema,
    );
  const rolledBack = await send({ from, ...author });
  if (from === undefined || !refusesFrom(rolledBack)) return rolledBack;
  // An earlier store-api cannot compare `from` within the edit, so the kit compares it before: another operator's edit
  // in between is not noticed. Otherwise no release could be undone while kit and store-api are updated one by one.
  const live = await readLive(storeApi, name);
  if (!live.ok) return live;
  if (live.value.at(-1)?.version === from) return send(author);
  const message = `A rollback would not remove release ${from} of ${name}: the live releases have changed.`;
  return refuse('STORE_API', `CHANGED_MEANWHILE: ${message}`);
};

/** Takes a remote out of the shop until one of its releases is promoted. */
export const withdraw = (
  storeApi: StoreApi,
  name: string,
  author: Author,
): Promise<ReleaseResult<LiveReleases>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/withdraw`, body: author },
    liveReleasesSchema,
  );

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
