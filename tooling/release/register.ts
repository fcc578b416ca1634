import type { Release } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import type { Author } from './author.ts';
import { type StoreApi, callStoreApi } from './call-store-api.ts';
import type { ReleaseResult } from './release-result.ts';

const answerSchema = z.object({ registration: z.enum(['registered', 'unchanged', 'relocated']) });

/** Registers a release with store-api, without putting it live. Doing so again changes nothing. */
export const register = (
  storeApi: StoreApi,
  name: string,
  release: Release,
  author: Author,
): Promise<ReleaseResult<z.infer<typeof answerSchema>>> =>
  callStoreApi(
    storeApi,
    {
      method: 'PUT',
      path: `/releases/${name}/${encodeURIComponent(release.metadata.version)}`,
      body: { release, ...author },
    },
    answerSchema,
  );
