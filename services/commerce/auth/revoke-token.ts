import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { invalidRequest, refused, unauthorizedClient, type AuthResult } from './auth-problem.ts';
import { digest } from './digest.ts';
import { findClient } from './find-client.ts';

const revocation = z.object({
  client_id: z.string(),
  client_secret: z.string().nullish(),
  token: z.string(),
});
const issuedTo = z.object({ application: z.object({ client_id: z.string() }) });

const clientOf = (token: string): string | null => {
  try {
    const parsed = issuedTo.safeParse(decodeJwt(token));
    return parsed.success ? parsed.data.application.client_id : null;
  } catch {
    // No JWT: it revokes nothing.
    return null;
  }
};

/**
 * Answers `POST /oauth/revoke`: an access or refresh token of the client's own
 * becomes useless, and with either the other one of its session. Unknown
 * tokens are no error (RFC 7009, 2.2).
 */
export const revokeToken = (
  { store, config, key }: AuthContext,
  body: unknown,
): AuthResult<object> => {
  const parsed = revocation.safeParse(body);
  if (!parsed.success) return refused(invalidRequest);
  const { client_id, client_secret, token } = parsed.data;
  const client = findClient({ store, config, key }, client_id, client_secret);
  if (!client.ok) return client;
  const fingerprint = digest(token);
  const session = store
    .statement('SELECT * FROM _sessions WHERE digest = ? OR access_digest = ?')
    .get(fingerprint, fingerprint);
  const owner = session === undefined ? clientOf(token) : String(session['client_id']);
  if (owner === null) return { ok: true, value: {} };
  if (owner !== client_id) return refused(unauthorizedClient);
  const longest = Math.max(config.lifetimes.salesChannel, config.lifetimes.integration);
  store.transaction(() => {
    const accessDigest = String(session?.['access_digest'] ?? fingerprint);
    store.statement('DELETE FROM _sessions WHERE access_digest = ?').run(accessDigest);
    store.statement('DELETE FROM _revoked_tokens WHERE expires_at < ?').run(Date.now());
    store
      .statement('INSERT OR IGNORE INTO _revoked_tokens VALUES (?, ?)')
      .run(accessDigest, Date.now() + longest * 1000);
  });
  return { ok: true, value: {} };
};
