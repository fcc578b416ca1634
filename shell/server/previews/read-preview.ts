import { readJson } from '@shop/server-kit/http';
import { releaseSchema, remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';

const previewSchema = z.object({
  releases: z.record(remoteNameSchema, releaseSchema),
  expiresAt: z.iso.datetime(),
});

/** The releases of a preview link, and when it expires. */
export type Preview = z.infer<typeof previewSchema>;

/** Time store-api may take to answer, in ms. */
const TIMEOUT = 2500;
/** Longest answer in bytes: releases have about 15 kB each. */
const LIMIT = 4 * 1024 * 1024;

/**
 * Asks store-api for the releases of a preview link; null if it is unknown or has expired.
 *
 * @throws if store-api cannot be reached or answers something else
 */
export const readPreview = async (endpoint: string, key: string): Promise<Preview | null> => {
  const answer = await fetch(`${endpoint}/release-previews/current`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the preview answered ${answer.status}`);
  return previewSchema.parse(await readJson(answer, LIMIT));
};
