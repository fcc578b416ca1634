import { jwtVerify } from 'jose';
import type { AuthContext } from './auth-context.ts';
import { claimsSchema, type Claims } from './claims.ts';
import { digest } from './digest.ts';
import { ownerExists } from './owner-exists.ts';

const capacity = 1_000;

/** An access token that was found good. */
export interface VerifiedToken {
  readonly claims: Claims;
  /** What the token is kept as. */
  readonly fingerprint: string;
}

/**
 * Makes the check of access tokens: signature, issuer, organization, expiry,
 * revocation, and that whom it speaks for still exists. Verified tokens are remembered, for one page makes many requests.
 */
export const createTokenVerifier = ({ store, config, key }: AuthContext) => {
  const verified = new Map<string, VerifiedToken>();

  const verify = async (token: string) => {
    const known = verified.get(token);
    if (known) return known;
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS512'],
      issuer: `https://auth.${config.domain}`,
    });
    const fresh = { claims: claimsSchema.parse(payload), fingerprint: digest(token) };
    if (verified.size >= capacity) verified.clear();
    verified.set(token, fresh);
    return fresh;
  };

  return async (token: string): Promise<VerifiedToken | null> => {
    try {
      const found = await verify(token);
      const { claims, fingerprint } = found;
      if (claims.exp * 1000 <= Date.now() || claims.organization.slug !== config.organization)
        return null;
      if (claims.owner && !ownerExists({ store, config }, claims.owner)) return null;
      const revoked = store
        .statement('SELECT 1 FROM _revoked_tokens WHERE digest = ?')
        .get(fingerprint);
      return revoked ? null : found;
    } catch {
      // Whatever is wrong with a token, the answer is the same: it is not one of ours.
      return null;
    }
  };
};
