import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { tokenOf } from '../../release-tokens/index.ts';
import { liveSetText } from '../live-share.ts';
import type { Author, ReleasesContext } from '../releases-context.ts';

/** Claimed author and reason, in the body of every edit. */
export const authorFields = {
  by: z.string().trim().min(1).max(200).optional(),
  reason: z.string().trim().min(1).max(500).optional(),
};

/**
 * Author of an edit with a token. The token is the actor, because its holder can claim any name; the claim is stored
 * beside it.
 */
export const authorOf = (
  request: FastifyRequest,
  { by, reason }: { by?: string | undefined; reason?: string | undefined },
): Author => ({ by: `token:${tokenOf(request).name}`, claimedBy: by, reason });

/** In the body of edits of live releases: those that the author has seen, the default first. */
export const seenField = {
  seen: z
    .array(z.strictObject({ version: releaseVersionSchema, traffic: z.int().min(0).max(100) }))
    .max(2)
    .optional(),
};

/** The context of an edit that is refused with `CHANGED_MEANWHILE` if its author has seen other live releases. */
export const withSeen = (
  context: ReleasesContext,
  remote: string,
  seen: z.infer<typeof seenField.seen>,
): ReleasesContext => (seen ? { ...context, seen: { remote, live: liveSetText(seen) } } : context);

export const remoteParams = z.object({ name: remoteNameSchema });
export const versionParams = z.object({ name: remoteNameSchema, version: releaseVersionSchema });
