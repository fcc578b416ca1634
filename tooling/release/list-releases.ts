import { releaseSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import type { ReleaseResult } from './release-result.ts';

const listSchema = z.object({
  releases: z.array(
    z.object({
      release: releaseSchema,
      registeredAt: z.string(),
      deployment: z.object({ traffic: z.number(), default: z.boolean() }).nullable(),
    }),
  ),
});

export type ReleaseList = z.infer<typeof listSchema>['releases'];

/** Every registered release of a remote, newest first, with its share of the traffic. */
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
