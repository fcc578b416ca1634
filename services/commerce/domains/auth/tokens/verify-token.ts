import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AuthContext } from '../auth-context.ts';
import { claimsSchema, type Claims } from './claims.ts';
import { digest } from '../credentials/digest.ts';
import { noteArrival } from './lost-responses.ts';
import { ownerExists } from './owner-exists.ts';

const maxTokens = 1_000;
/** Characters of tokens. */
const maxCharacters = 4_000_000;

/** An access token that was found good. */
export interface VerifiedToken {
  readonly claims: Claims;
  /** The token's digest; the token itself is not stored. */
  readonly fingerprint: string;
}

/** Tokens whose signature was found good. A token is had for the asking, so there are endlessly many. */
export const verifiedTokens = (): LRUCache<string, VerifiedToken> =>
  new LRUCache({
    max: maxTokens,
    maxSize: maxCharacters,
    sizeCalculation: (_, token) => token.length,
  });

/**
 * Makes the check of access tokens: signature, issuer, organization, expiry,
 * revocation, and that whom it speaks for still exists. Verified tokens are remembered, for one page makes many requests.
 */
export const createTokenVerifier = ({ store, config, key }: AuthContext) => {
  const verified = verifiedTokens();
  const arrived = new WeakSet<VerifiedToken>();

  const verify = async (token: string) => {
    const cached = verified.get(token);
    if (cached) return cached;
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS512'],
      issuer: `https://auth.${config.domain}`,
    });
    const verifiedToken = { claims: claimsSchema.parse(payload), fingerprint: digest(token) };
    verified.set(token, verifiedToken);
    return verifiedToken;
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
      if (revoked) return null;
      if ((claims.owner ?? claims.custom_claim) && !arrived.has(found)) {
        arrived.add(found);
        noteArrival(store, fingerprint);
      }
      return found;
    } catch {
      // Whatever is wrong with a token, the answer is the same: it is not one of ours.
      return null;
    }
  };
};
