import { createHmac } from 'node:crypto';
import { signedText, type SignedSet } from '@shop/contracts/remote/health-report';
import type { ReleaseSet } from '../releases/release-set.ts';

const HOUR = 3_600_000;

/**
 * A release set that store-api accepts health reports for. Stable within an hour, so that a page rendered again has the
 * same ETag.
 *
 * @param key shared with store-api
 */
export const signSet = (
  { id, releases }: Pick<ReleaseSet, 'id' | 'releases'>,
  key: string,
  now: number = Date.now(),
): SignedSet => {
  const unsigned = {
    id,
    issued: Math.floor(now / HOUR),
    releases: Object.fromEntries(
      Object.entries(releases).map(([name, { metadata }]) => [name, metadata.version]),
    ),
  };
  const signature = createHmac('sha256', key).update(signedText(unsigned)).digest('base64url');
  return { ...unsigned, signature };
};
