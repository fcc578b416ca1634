import type { Author } from './author.ts';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import { type LiveAnswer, liveAnswerSchema } from './live-answer.ts';
import type { ReleaseResult } from './release-result.ts';

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
): Promise<ReleaseResult<LiveAnswer>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/canary`, body: { version, traffic, ...author } },
    liveAnswerSchema,
  );
