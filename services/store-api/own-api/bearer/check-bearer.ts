import type { JWTVerifyGetKey } from 'jose';
import { createTokenVerifier } from '../../platform/verify-token.ts';
import { claimsSchema } from './claims.ts';

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
