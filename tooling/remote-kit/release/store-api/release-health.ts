import { z } from 'zod';
import type { ReleaseResult } from '../release-result.ts';
import { callStoreApi, type StoreApi } from './call-store-api.ts';
import type { Author } from './edit-releases.ts';
import { type LiveReleases, liveReleasesSchema } from './edit-traffic.ts';

/** Stages of a rollout in per cent, and what each takes at least; store-api has defaults. */
export interface RolloutPlan {
  stages: readonly number[];
  minutes?: number;
  /** Page views of the release. */
  views?: number;
}

/** Begins a staged rollout of a registered release. */
export const startRollout = (
  storeApi: StoreApi,
  name: string,
  version: string,
  plan: RolloutPlan,
  author: Author,
): Promise<ReleaseResult<LiveReleases>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/rollout`, body: { version, ...plan, ...author } },
    liveReleasesSchema,
  );

const sideSchema = z.object({
  samples: z.number(),
  bad: z.number(),
  p75: z.number().nullable(),
});

const healthSchema = z.object({
  isAutomatic: z.boolean(),
  live: z.array(
    z.object({
      version: z.string(),
      traffic: z.number(),
      views: z.number(),
      failedViews: z.number(),
      failureRate: z.number().nullable(),
      interval: z.tuple([z.number(), z.number()]).nullable(),
      purchases: z.number(),
      p75: z.object({ lcp: z.number().nullable(), inp: z.number().nullable() }),
    }),
  ),
  comparisons: z.array(
    z.object({
      kind: z.string(),
      candidate: z.string(),
      baseline: z.string(),
      tests: z.array(
        z.object({
          test: z.string(),
          candidate: sideSchema,
          baseline: sideSchema,
          eValue: z.number(),
          threshold: z.number(),
          state: z.string(),
        }),
      ),
    }),
  ),
  rollout: z
    .object({
      version: z.string(),
      stages: z.array(z.number()),
      stage: z.number(),
      minutes: z.number(),
      minutesInStage: z.number(),
    })
    .nullable(),
});

export type ReleaseHealth = z.infer<typeof healthSchema>;

/** Figures of a remote's live releases, and the state of their tests. */
export const readHealth = (
  storeApi: StoreApi,
  name: string,
): Promise<ReleaseResult<ReleaseHealth>> =>
  callStoreApi(storeApi, { method: 'GET', path: `/releases/${name}/health` }, healthSchema);
