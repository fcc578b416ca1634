import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { invalidRequest, refused, unauthorizedToRevoke, type AuthResult } from '../auth-problem.ts';
import { digest } from '../credentials/digest.ts';
import { endFamily } from './end-sessions.ts';
import { findClient } from '../credentials/find-client.ts';
import { familyOf } from './refresh-tokens.ts';

const revocation = z.object({
  client_id: z.string().nullish(),
  client_secret: z.string().nullish(),
  token: z.string(),
});
const claimsOfRevoked = z.object({
  application: z.object({ client_id: z.string() }),
  owner: z.object({ id: z.string() }).optional(),
  exp: z.number(),
});

/** The client and the end of an access token of ours that has no session: a guest's or an integration's. */
const readAccessToken = async ({ config, key }: AuthContext, token: string) => {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS512'],
      issuer: `https://auth.${config.domain}`,
    });
    const { application, owner, exp } = claimsOfRevoked.parse(payload);
    return {
      clientId: application.client_id,
      owned: owner !== undefined,
      expiresAt: exp * 1000,
    };
  } catch {
    // Not one of ours, or run out: it revokes nothing.
    return null;
  }
};

/**
 * Answers `POST /oauth/revoke`: an access or refresh token of the client's own
 * becomes useless, and with either every token of the same login. Unknown
 * tokens, and those revoked before, are no error (RFC 7009, 2.2). A token that
 * speaks for no one takes the client's secret, of a public client as well.
 *
 * @see https://docs.commercelayer.io/core/authentication/revoking-a-token
 */
export const revokeToken = async (
  context: AuthContext,
  body: unknown,
): Promise<AuthResult<object>> => {
  const { store } = context;
  const parsed = revocation.safeParse(body);
  if (!parsed.success) return refused(invalidRequest);
  const { client_id, client_secret, token } = parsed.data;
  const client = findClient(context, client_id ?? '', client_secret);
  if (!client.ok) return refused(unauthorizedToRevoke);
  const { uid, confidential } = client.value;
  const fingerprint = digest(token);
  const family = await familyOf(context, token);
  const session = store
    .statement('SELECT * FROM _sessions WHERE digest = ? OR access_digest = ? OR family = ?')
    .get(fingerprint, fingerprint, family);
  if (session !== undefined) {
    const owned = session['owner_id'] !== '';
    if (session['client_id'] !== uid || !(owned || confidential))
      return refused(unauthorizedToRevoke);
    endFamily(store, String(session['family']));
    return { ok: true, value: {} };
  }
  const access = await readAccessToken(context, token);
  if (access === null) return { ok: true, value: {} };
  if (access.clientId !== uid || !(access.owned || confidential))
    return refused(unauthorizedToRevoke);
  store.transaction(() => {
    store.statement('DELETE FROM _revoked_tokens WHERE expires_at < ?').run(Date.now());
    store
      .statement('INSERT OR IGNORE INTO _revoked_tokens VALUES (?, ?)')
      .run(fingerprint, access.expiresAt);
  });
  return { ok: true, value: {} };
};
