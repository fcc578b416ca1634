import { z } from 'zod';
import { refuse, type ReleaseRefusal, type ReleaseResult } from '../release-result.ts';
import { callStoreApi, type StoreApi } from './call-store-api.ts';
import { isSameLive, readLive } from './read-releases.ts';

const sharesSchema = z.array(
  z.object({
    version: z.string(),
    traffic: z.number(),
    default: z.boolean(),
    /** First cohort of a canary. */
    from: z.number().optional(),
  }),
);

/** Live releases after an edit, the default release first. */
export const liveReleasesSchema = z.object({
  live: sharesSchema,
  /** Those right before it; absent from an earlier store-api. */
  before: sharesSchema.optional(),
  /** Time of the edit by store-api's clock; absent from an earlier store-api. */
  at: z.string().optional(),
});

export type LiveReleases = z.infer<typeof liveReleasesSchema>;

/** Sends an edit of the live releases of a remote. */
export const editTraffic = (
  storeApi: StoreApi,
  name: string,
  action: 'promote' | 'canary' | 'rollback' | 'withdraw',
  body: object,
): Promise<ReleaseResult<LiveReleases>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/${action}`, body },
    liveReleasesSchema,
  );

/** Whether a store-api does not know a field: earlier ones refuse it like any unknown field. */
export const refusesField = (result: ReleaseResult<unknown>, field: 'from' | 'seen'): boolean =>
  !result.ok &&
  result.status === 400 &&
  result.problems.some((it) => it.startsWith('body ') && it.includes(`"${field}"`));

/** Whether an edit was refused because another one preceded it. */
export const isLate = (result: ReleaseResult<unknown>): result is ReleaseRefusal =>
  !result.ok && result.message.startsWith('CHANGED_MEANWHILE');

const NEXT = 'Look with --list, and repeat the command if it is still right.';

/**
 * Sends an edit that is refused if the live releases are no longer those that its author has seen. An earlier store-api
 * cannot compare them within the edit, so they are compared before: another operator's edit in between is not noticed.
 */
export const editSeen = async (
  storeApi: StoreApi,
  name: string,
  action: 'canary' | 'rollback' | 'withdraw',
  body: object,
  seen: LiveReleases['live'] | undefined,
): Promise<ReleaseResult<LiveReleases>> => {
  if (!seen) return editTraffic(storeApi, name, action, body);
  const shares = seen.map(({ version, traffic }) => ({ version, traffic }));
  const edited = await editTraffic(storeApi, name, action, { ...body, seen: shares });
  if (isLate(edited)) return { ...edited, message: `${edited.message} ${NEXT}` };
  if (!refusesField(edited, 'seen')) return edited;
  const live = await readLive(storeApi, name);
  if (!live.ok) return live;
  if (isSameLive(live.value, seen)) return editTraffic(storeApi, name, action, body);
  const message = `The live releases of ${name} have changed in the meantime. ${NEXT}`;
  return refuse('STORE_API', `CHANGED_MEANWHILE: ${message}`);
};
