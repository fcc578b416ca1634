import { readJson } from '@shop/server-kit/http';
import {
  RELEASE_LIMITS,
  releaseManifestSchema,
  type ReleaseManifest,
} from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';

export type ManifestAnswer =
  | { kind: 'unchanged' }
  | { kind: 'manifest'; manifest: ReleaseManifest; etag: string | null }
  | { kind: 'failed'; reason: string };

/** Time the release list may take to answer, in ms. */
const TIMEOUT = 2500;

/** Asks store-api for the release manifest; a malformed one is a failure, so the last good one stays. */
export const fetchManifest = async (
  endpoint: string,
  etag: string | null,
): Promise<ManifestAnswer> => {
  try {
    const answer = await fetch(`${endpoint}/releases`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 304) return { kind: 'unchanged' };
    if (!answer.ok)
      return { kind: 'failed', reason: `the release manifest answered ${answer.status}` };
    const parsed = releaseManifestSchema.safeParse(await readJson(answer, RELEASE_LIMITS.manifest));
    if (!parsed.success) {
      return {
        kind: 'failed',
        reason: `the release manifest is malformed: ${z.prettifyError(parsed.error)}`,
      };
    }
    return { kind: 'manifest', manifest: parsed.data, etag: answer.headers.get('etag') };
  } catch (error) {
    return { kind: 'failed', reason: `the release manifest cannot be read: ${String(error)}` };
  }
};
