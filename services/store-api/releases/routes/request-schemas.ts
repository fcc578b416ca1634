import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { tokenOf } from '../../release-tokens/index.ts';
import type { Author } from '../releases-context.ts';

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

/** Routes of their own below `/releases/`, which a remote of that name would not reach. */
const ROUTES = ['history', 'shells'];

const nameSchema = remoteNameSchema.refine((name) => !ROUTES.includes(name), {
  error: 'is a name that store-api itself uses',
});

export const remoteParams = z.object({ name: nameSchema });
export const versionParams = z.object({ name: nameSchema, version: releaseVersionSchema });
