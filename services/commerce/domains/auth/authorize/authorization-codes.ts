import { randomBytes } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { digest } from '../credentials/digest.ts';

/** Lifetime of a code in ms: the maximum that RFC 6749 (4.1.2) recommends. */
const lifetime = 600_000;

/** The access granted by an authorization code. */
interface AuthorizedAccess {
  readonly clientId: string;
  readonly userId: string;
  readonly redirectUri: string;
  readonly scope: string;
  /** The challenge the code verifier must match (RFC 7636); null if the request had none. */
  readonly codeChallenge: string | null;
}

/** Creates a code for a user's consent; only its digest is stored. */
export const createAuthorizationCode = (
  { store }: AuthContext,
  { clientId, userId, redirectUri, scope, codeChallenge }: AuthorizedAccess,
): string => {
  const code = randomBytes(32).toString('base64url');
  const now = Date.now();
  store.statement('DELETE FROM _authorization_codes WHERE expires_at < ?').run(now);
  store
    .statement(
      `INSERT INTO _authorization_codes (digest, client_id, user_id, redirect_uri, scope, expires_at, code_challenge)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(digest(code), clientId, userId, redirectUri, scope, now + lifetime, codeChallenge);
  return code;
};

/**
 * Consumes a code and returns the access it grants; null if it is unknown or expired. A code works once, even for the
 * wrong client.
 */
export const consumeAuthorizationCode = (
  { store }: AuthContext,
  code: string,
): AuthorizedAccess | null => {
  const row = store
    .statement('DELETE FROM _authorization_codes WHERE digest = ? RETURNING *')
    .get(digest(code));
  if (!row || Number(row['expires_at']) <= Date.now()) return null;
  return {
    clientId: String(row['client_id']),
    userId: String(row['user_id']),
    redirectUri: String(row['redirect_uri']),
    scope: String(row['scope']),
    codeChallenge: row['code_challenge'] === null ? null : String(row['code_challenge']),
  };
};
