import type { JWTVerifyGetKey } from 'jose';
import { createTokenVerifier } from '../../platform/verify-token.ts';
import { claimsSchema } from './claims.ts';

/** Who a request is from: a customer of the platform, and the token that says so. */
export interface BearerCustomer {
  id: string;
  token: string;
}

/**
 * Whose token this is; null where it is no good one. Throws `PlatformError` while its keys are out of reach.
 */
export type CheckBearer = (token: string) => Promise<BearerCustomer | null>;

export interface BearerSettings {
  /** `https://auth.commercelayer.io`; its keys are below it. */
  authEndpoint: string;
  /** Slug of the shop's own organization. */
  organization: string;
}

/**
 * Checks customers' tokens against the platform's keys, which are asked for once and again when an unknown one signs:
 * signature, algorithm, expiry, that the organization is the shop's and that the token speaks for a customer.
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
