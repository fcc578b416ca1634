import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema } from '@shop/contracts/remote/release-manifest';

/** Author and reason, in the body of every edit. */
export const authorFields = {
  by: z.string().trim().min(1).max(200).default('deploy'),
  reason: z.string().trim().min(1).max(500).optional(),
};

export const remoteParams = z.object({ name: remoteNameSchema });
export const versionParams = z.object({ name: remoteNameSchema, version: releaseVersionSchema });
