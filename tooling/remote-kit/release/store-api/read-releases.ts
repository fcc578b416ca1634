import { runningShellSchema, releaseSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { done, type ReleaseResult } from '../release-result.ts';
import { callStoreApi, type StoreApi } from './call-store-api.ts';

const listSchema = z.object({
  releases: z.array(
    z.object({
      release: releaseSchema,
      registeredAt: z.string(),
      deployment: z.object({ traffic: z.number(), default: z.boolean() }).nullable(),
      /** Whether its files were deleted. */
      pruned: z.boolean().default(false),
    }),
  ),
});

export type ReleaseList = z.infer<typeof listSchema>['releases'];

/** All registered releases of a remote, newest first, with their share of the traffic. */
export const listReleases = async (
  storeApi: StoreApi,
  name: string,
): Promise<ReleaseResult<ReleaseList>> => {
  const answer = await callStoreApi(
    storeApi,
    { method: 'GET', path: `/releases/${name}` },
    listSchema,
  );
  return answer.ok ? { ok: true, value: answer.value.releases } : answer;
};

/** A live release, and its percentage of the traffic. */
interface LiveShare {
  version: string;
  traffic: number;
  default: boolean;
}

/** Live releases of a remote as registered now, the default release first. */
export const readLive = async (
  storeApi: StoreApi,
  name: string,
): Promise<ReleaseResult<LiveShare[]>> => {
  const listed = await listReleases(storeApi, name);
  if (!listed.ok) return listed;
  const live = listed.value.flatMap(({ release, deployment }) =>
    deployment ? [{ version: release.metadata.version, ...deployment }] : [],
  );
  return done(live.sort((a, b) => Number(b.default) - Number(a.default)));
};

/** Whether two states of a remote give the same visitors the same releases. */
export const isSameLive = (one: readonly LiveShare[], other: readonly LiveShare[]): boolean =>
  one.length === other.length &&
  one.every(({ version, traffic }, index) => {
    const its = other[index];
    return its?.version === version && its.traffic === traffic;
  });

const registeredSchema = listSchema.extend({
  /** The release that a rollback restores. */
  rollbackTo: z.string().nullable(),
});

export type RegisteredReleases = z.infer<typeof registeredSchema>;

/** All registered releases of a remote, newest first, and the one that a rollback restores. */
export const readRegistered = (
  storeApi: StoreApi,
  name: string,
): Promise<ReleaseResult<RegisteredReleases>> =>
  callStoreApi(storeApi, { method: 'GET', path: `/releases/${name}` }, registeredSchema);

const historySchema = z.object({
  history: z.array(
    z.object({
      action: z.enum([
        ...['register', 'relocate', 'promote', 'canary', 'rollback', 'withdraw', 'prune'],
      ] as const),
      version: z.string(),
      from: z.string().nullable(),
      traffic: z.number().nullable(),
      by: z.string(),
      claimedBy: z.string().nullable().optional(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
});

export type ReleaseHistory = z.infer<typeof historySchema>['history'];

/** Most edits that store-api lists. */
export const HISTORY_LIMIT = 500;

/** The latest {@link HISTORY_LIMIT} edits of a remote, newest first. */
export const readHistory = async (
  storeApi: StoreApi,
  name: string,
): Promise<ReleaseResult<ReleaseHistory>> => {
  const path = `/releases/history?remote=${name}&limit=${HISTORY_LIMIT}`;
  const answer = await callStoreApi(storeApi, { method: 'GET', path }, historySchema);
  return answer.ok ? { ok: true, value: answer.value.history } : answer;
};

const shellsSchema = z.object({
  shells: z.array(runningShellSchema),
  /** Ids of shells that stopped lately; an earlier store-api does not list them. */
  stopped: z.array(z.string()).default([]),
});

type ShellList = z.infer<typeof shellsSchema>;

/** The running shells that confirm releases, with what they applied, and those that stopped. */
export const listShells = (storeApi: StoreApi): Promise<ReleaseResult<ShellList>> =>
  callStoreApi(storeApi, { method: 'GET', path: '/releases/shells' }, shellsSchema);
