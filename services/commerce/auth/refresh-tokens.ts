import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AuthContext } from './auth-context.ts';
import type { Claims, Owner } from './claims.ts';
import { digest } from './digest.ts';

/** What a refresh token stands for. */
export interface Session {
  readonly clientId: string;
  readonly owner: Owner;
  readonly scope: string;
  readonly customClaim?: Claims['custom_claim'];
}

/**
 * Makes the refresh token that goes with an access token; only its digest is
 * kept. It has the form of a JWT because the official client's `revoke` reads
 * the issuer out of whatever it is given; as an access token it is worth nothing.
 */
export const createRefreshToken = async (
  { store, config, key }: AuthContext,
  { clientId, owner, scope, customClaim }: Session,
  accessToken: string,
): Promise<string> => {
  const expiresAt = Math.floor(Date.now() / 1000) + config.lifetimes.refresh;
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'RS512', typ: 'JWT', kid: key.kid })
    .setIssuer(`https://auth.${config.domain}`)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .setJti(randomBytes(32).toString('base64url'))
    .sign(key.privateKey);
  store
    .statement('INSERT INTO _sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      digest(token),
      clientId,
      owner.type,
      owner.id,
      scope,
      customClaim === undefined ? null : JSON.stringify(customClaim),
      digest(accessToken),
      expiresAt * 1000,
    );
  return token;
};

/** Takes a refresh token out of circulation and gives what it stood for: it works once. */
export const consumeRefreshToken = (
  { store }: AuthContext,
  token: string,
  clientId: string,
): Session | null => {
  const row = store
    .statement('DELETE FROM _sessions WHERE digest = ? AND client_id = ? RETURNING *')
    .get(digest(token), clientId);
  if (!row || Number(row['expires_at']) <= Date.now()) return null;
  const type = row['owner_type'] === 'User' ? 'User' : 'Customer';
  const claim = row['custom_claim'];
  return {
    clientId,
    owner: { type, id: String(row['owner_id']) },
    scope: String(row['scope']),
    ...(typeof claim === 'string' && {
      customClaim: JSON.parse(claim) as Record<string, unknown>,
    }),
  };
};
