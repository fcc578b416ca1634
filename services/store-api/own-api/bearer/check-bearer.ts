import { z } from 'zod';
import type { JWTVerifyGetKey } from 'jose';
import { createTokenVerifier } from '../../platform/verify-token.ts';

/** Claims of a customer's token that the service reads. */
const claimsSchema = z.object({
  organization: z.object({ slug: z.string() }),
  owner: z.object({ type: z.literal('Customer'), id: z.string().min(1).max(64) }),
});

/** The customer of a request, with their platform token. */
export interface BearerCustomer {
  id: string;
  token: string;
}

/**
 * Customer of a token; null if the token is invalid. Throws `PlatformError` while the platform's keys are
 * unreachable.
 */
export type CheckBearer = (token: string) => Promise<BearerCustomer | null>;

export interface BearerSettings {
  /** `https://auth.commercelayer.io`, under which the keys are published. */
  authEndpoint: string;
  /** Slug of the shop's own organization. */
  organization: string;
}

/**
 * Verifies customer tokens with the platform's keys, which are cached and fetched again for an unknown key id:
 * signature, algorithm, expiry, the shop's organization, and a customer as owner.
 */
export const createBearerCheck = (
  { authEndpoint, organization }: BearerSettings,
  keys?: JWTVerifyGetKey,
): CheckBearer => {
  const verify = createTokenVerifier(authEndpoint, keys);
  return async (token) => {
    const claims = claimsSchema.safeParse(await verify(token));
    if (!claims.success || claims.data.organization.slug !== organization) return null;
    return { id: claims.data.owner.id, token };
  };
};
