import type { Author } from './author.ts';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import { type LiveAnswer, liveAnswerSchema } from './live-answer.ts';
import type { ReleaseResult } from './release-result.ts';

/** Takes a remote out of the shop, until a release of it is promoted. */
export const withdraw = (
  storeApi: StoreApi,
  name: string,
  author: Author,
): Promise<ReleaseResult<LiveAnswer>> =>
  callStoreApi(
    storeApi,
    { method: 'POST', path: `/releases/${name}/withdraw`, body: author },
    liveAnswerSchema,
  );
