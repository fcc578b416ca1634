import type { Author } from './author.ts';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import { type LiveAnswer, liveAnswerSchema } from './live-answer.ts';
import type { ReleaseResult } from './release-result.ts';

/** Gives a registered release all the traffic. */
export const promote = (
  storeApi: StoreApi,
  name: string,
  version: string,
  author: Author,
): Promise<ReleaseResult<LiveAnswer>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/promote`, body: { version, ...author } },
    liveAnswerSchema,
  );
