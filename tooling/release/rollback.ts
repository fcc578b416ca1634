import type { Author } from './author.ts';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import { type LiveAnswer, liveAnswerSchema } from './live-answer.ts';
import type { ReleaseResult } from './release-result.ts';

/** Withdraws the remote's canary, or goes back to the default release before the present one. */
export const rollback = (
  storeApi: StoreApi,
  name: string,
  author: Author,
): Promise<ReleaseResult<LiveAnswer>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/rollback`, body: author },
    liveAnswerSchema,
  );
