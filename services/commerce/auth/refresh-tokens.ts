import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { AuthContext } from './auth-context.ts';
import type { Claims, Owner } from './claims.ts';
import { digest } from './digest.ts';
import type { Store } from '../core/store.ts';
import { endFamily } from './end-sessions.ts';
import { findUnanswered, takeBack } from './lost-answers.ts';
import type { IssuedToken } from './sign-token.ts';

/** What a refresh token stands for. */
export interface Session {
  readonly clientId: string;
  /** Whom it speaks for; no one where an assertion gave a custom claim alone. */
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
  /** The one it takes the place of; null begins a family. */
  readonly replaces: Renewable | null;
  /** Whether the customer has shown the password for it just now. */
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
 * Uses a refresh token up. One that is shown again takes what was given for it before out of use, so that never more than
 * one descends from it.
 *
 * @returns false when it is spent: what was given for it before has been used
 */
const spend = (store: Store, shown: string): boolean => {
  const { changes } = store
    .statement('UPDATE _sessions SET used = 1 WHERE digest = ? AND used = 0')
    .run(shown);
  return changes > 0 || takeBack(store, shown);
};

/**
 * Makes the refresh token that goes with an access token; only its digest is kept. One that was used stays known until
 * its access token has run out, so that this can be refused when the family ends.
 *
 * @returns null when the token it replaces has been spent meanwhile, which ends the family
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
 * What a refresh token stands for; null when it is worth nothing. One that was used before has been stolen from one of
 * the two that show it, and no one can tell from which: that ends its family (RFC 9700, 4.14.2). But as long as nothing
 * of what was given for it has been used, the answer may have been lost on its way: then it is answered again, and what
 * was given before is worth nothing. There is no time within which more than one is served, or a thief could be the one.
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
  // What was given for it speaks for the same, and stays known when the one shown is forgotten.
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
