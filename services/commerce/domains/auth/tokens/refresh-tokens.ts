import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { AuthContext } from '../auth-context.ts';
import type { Claims, Owner } from './claims.ts';
import { digest } from '../credentials/digest.ts';
import type { Store } from '../../../engine/store/store.ts';
import { endFamily } from './end-sessions.ts';
import { findUnanswered, revokeIssued } from './lost-responses.ts';
import type { IssuedToken } from './sign-token.ts';

/** The session a refresh token renews. */
export interface Session {
  readonly clientId: string;
  /** The owner; absent if an assertion carried only a custom claim. */
  readonly owner?: Owner;
  readonly scope: string;
  readonly customClaim?: Claims['custom_claim'];
}

/** A refresh token that may be exchanged for the next one of its family. */
export interface Renewable extends Session {
  readonly digest: string;
  /** All tokens that descend from one login. */
  readonly family: string;
}

interface NewToken {
  readonly session: Session;
  readonly access: IssuedToken;
  /** The refresh token it replaces; null starts a family. */
  readonly replaces: Renewable | null;
  /** Whether the customer has just entered the password. */
  readonly signedIn: boolean;
}

/** A JWT, because the official client's `revoke` reads the issuer out of whatever it is given. */
const signRefreshToken = (
  { config, key }: AuthContext,
  family: string,
  expiresAt: number,
): Promise<string> =>
  new SignJWT({ family })
    .setProtectedHeader({ alg: 'RS512', typ: 'JWT', kid: key.kid })
    .setIssuer(`https://auth.${config.domain}`)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .setJti(randomBytes(32).toString('base64url'))
    .sign(key.privateKey);

/** The family a refresh token of ours belongs to, though it is used or its family has ended; else null. */
export const familyOf = async (
  { config, key }: Pick<AuthContext, 'config' | 'key'>,
  token: string,
): Promise<string | null> => {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS512'],
      issuer: `https://auth.${config.domain}`,
    });
    return typeof payload['family'] === 'string' ? payload['family'] : null;
  } catch {
    // Not one of ours.
    return null;
  }
};

/**
 * Marks a refresh token as used. If it was used before, the tokens issued for it are revoked first, so that at most one
 * usable token descends from it.
 *
 * @returns false if a token issued for it has been used already
 */
const spend = (store: Store, shown: string): boolean => {
  const { changes } = store
    .statement('UPDATE _sessions SET used = 1 WHERE digest = ? AND used = 0')
    .run(shown);
  return changes > 0 || revokeIssued(store, shown);
};

/**
 * Creates the refresh token of an access token; only its digest is stored. A used one is kept until its access token
 * expires, so that the access token can be revoked when the family ends.
 *
 * @returns null if the token it replaces has been used in the meantime, which ends the family
 */
export const createRefreshToken = async (
  context: AuthContext,
  { session, access, replaces, signedIn }: NewToken,
): Promise<string | null> => {
  const { store, config } = context;
  const { clientId, owner, scope, customClaim } = session;
  const family = replaces?.family ?? randomBytes(16).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + config.lifetimes.refresh;
  const token = await signRefreshToken(context, family, expiresAt);
  return store.transaction(() => {
    if (replaces !== null && !spend(store, replaces.digest)) {
      endFamily(store, family);
      return null;
    }
    store
      .statement(
        'DELETE FROM _sessions WHERE expires_at < ? OR (used = 1 AND access_expires_at < ?)',
      )
      .run(Date.now(), Date.now());
    store
      .statement(
        `INSERT INTO _sessions (digest, client_id, owner_type, owner_id, scope, custom_claim, access_digest,
           expires_at, family, access_expires_at, signed_in_at, replaces, arrived)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        digest(token),
        clientId,
        owner?.type ?? '',
        owner?.id ?? '',
        scope,
        customClaim === undefined ? null : JSON.stringify(customClaim),
        digest(access.access_token),
        expiresAt * 1000,
        family,
        (access.created_at + access.expires_in) * 1000,
        signedIn ? access.created_at * 1000 : null,
        replaces?.digest ?? null,
        replaces === null ? 1 : 0,
      );
    return token;
  });
};

/**
 * The session of a refresh token; null if it is invalid. Reuse means that the token was stolen, and nothing tells the
 * client from the thief, so the family ends (RFC 9700, 4.14.2). Exception: while no token issued for it has been used,
 * the response may have been lost; then new tokens are issued and the previous ones are revoked. There is no grace
 * period in which several reuses succeed, because one of them could be the thief's.
 */
export const findRenewable = async (
  context: AuthContext,
  token: string,
  clientId: string,
): Promise<Renewable | null> => {
  const fingerprint = digest(token);
  const own = context.store.statement('SELECT * FROM _sessions WHERE digest = ?').get(fingerprint);
  const isSpent = !own || own['used'] === 1;
  const family = isSpent ? await familyOf(context, token) : null;
  // The token issued for it has the same session, and is kept longer than the reused one.
  const row = isSpent ? family !== null && findUnanswered(context.store, fingerprint) : own;
  if (!row) {
    if (family !== null) endFamily(context.store, family);
    return null;
  }
  if (row['client_id'] !== clientId || Number(row['expires_at']) <= Date.now()) return null;
  const [type, id] = [row['owner_type'], String(row['owner_id'])];
  const claim = row['custom_claim'];
  return {
    clientId,
    ...((type === 'User' || type === 'Customer') && { owner: { type, id } }),
    scope: String(row['scope']),
    digest: fingerprint,
    family: String(row['family']),
    ...(typeof claim === 'string' && {
      customClaim: JSON.parse(claim) as Record<string, unknown>,
    }),
  };
};
