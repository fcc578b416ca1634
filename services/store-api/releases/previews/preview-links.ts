import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  releaseVersionSchema,
  remoteNameSchema,
  type Release,
} from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../../database/tables.ts';
import { issueLinkToken, readLinkToken } from '../../link-tokens/index.ts';
import { acceptPreview } from '../acceptance/accept-preview.ts';
import { findRelease } from '../find-release.ts';
import { done, type ReleaseResult } from '../release-result.ts';
import type { ReleasesContext } from '../releases-context.ts';

const HOUR = 3_600_000;

/** Longest and default lifetime of a link, in hours: it is for a review, not a way to run a release. */
export const PREVIEW_HOURS = { longest: 168, usual: 24 } as const;

/** Releases that a link shows: remote → version. All other remotes are the live ones. */
export const previewedSchema = z.record(remoteNameSchema, releaseVersionSchema);

export type Previewed = z.infer<typeof previewedSchema>;

/** Subject of the link's token. */
const subjectSchema = z.object({ releases: previewedSchema, expiresAt: z.iso.datetime() });

export interface PreviewLink {
  /** `<id>.<token>`: whoever holds it sees the releases until it expires. */
  key: string;
  expiresAt: string;
}

/**
 * Issues a link that shows registered releases to whoever opens it, whether they are live or not. Refuses a release
 * that the live shell cannot run or that its team has not signed.
 *
 * @param hours - how long the link works
 */
export const issuePreview = async (
  context: ReleasesContext,
  releases: Previewed,
  hours: number,
): Promise<ReleaseResult<PreviewLink>> => {
  const { database, now } = context;
  for (const [remote, version] of Object.entries(releases)) {
    const accepted = await acceptPreview(context, remote, version);
    if (!accepted.ok) return accepted;
  }
  const expiresIn = hours * HOUR;
  const expiresAt = new Date(now().getTime() + expiresIn).toISOString();
  const subject = JSON.stringify({ releases, expiresAt });
  const link = { purpose: 'release-preview', subject, expiresIn } as const;
  const { id, token } = await issueLinkToken(database, link, now);
  return done({ key: `${id}.${token}`, expiresAt });
};

export interface Preview {
  releases: Record<string, Release>;
  expiresAt: string;
}

/** The releases of a link; null if it is unknown, tampered with or expired. */
export const readPreview = async (
  database: Kysely<StoreDatabase>,
  key: string,
  now: () => Date,
): Promise<Preview | null> => {
  const [id = '', token = ''] = key.split('.');
  const found = await readLinkToken(database, { purpose: 'release-preview', id, token }, now);
  if (!found) return null;
  const { releases, expiresAt } = subjectSchema.parse(JSON.parse(found.subject));
  const read = await Promise.all(
    Object.entries(releases).map(async ([remote, version]) => [
      remote,
      await findRelease(database, remote, version),
    ]),
  );
  return { releases: Object.fromEntries(read), expiresAt };
};
