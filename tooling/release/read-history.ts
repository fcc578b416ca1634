import { z } from 'zod';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import type { ReleaseResult } from './release-result.ts';

const historySchema = z.object({
  history: z.array(
    z.object({
      action: z.enum(['register', 'relocate', 'promote', 'canary', 'rollback', 'withdraw']),
      version: z.string(),
      from: z.string().nullable(),
      traffic: z.number().nullable(),
      by: z.string(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
});

export type ReleaseHistory = z.infer<typeof historySchema>['history'];

/** The latest 500 edits about a remote, newest first. */
export const readHistory = async (
  storeApi: StoreApi,
  name: string,
): Promise<ReleaseResult<ReleaseHistory>> => {
  const path = `/releases/history?remote=${name}&limit=500`;
  const answer = await callStoreApi(storeApi, { method: 'GET', path }, historySchema);
  return answer.ok ? { ok: true, value: answer.value.history } : answer;
};
