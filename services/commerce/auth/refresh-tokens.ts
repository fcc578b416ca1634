import { randomBytes } from 'node:crypto';
import type { AuthContext } from './auth-context.ts';
import { digest } from './digest.ts';

export interface RefreshGrant {
  readonly clientId: string;
  readonly customerId: string;
  readonly scope: string;
}

/** Makes a refresh token; only its digest is kept. */
export const createRefreshToken = ({ store, config }: AuthContext, grant: RefreshGrant): string => {
  const token = randomBytes(32).toString('base64url');
  store
    .statement('INSERT INTO _refresh_tokens VALUES (?, ?, ?, ?, ?)')
    .run(
      digest(token),
      grant.clientId,
      grant.customerId,
      grant.scope,
      Date.now() + config.lifetimes.refresh * 1000,
    );
  return token;
};

/** Takes a refresh token out of circulation and gives what it stood for: it works once. */
export const consumeRefreshToken = (
  { store }: AuthContext,
  token: string,
  clientId: string,
): RefreshGrant | null => {
  const row = store
    .statement('DELETE FROM _refresh_tokens WHERE digest = ? AND client_id = ? RETURNING *')
    .get(digest(token), clientId);
  if (!row || Number(row['expires_at']) <= Date.now()) return null;
  return {
    clientId,
    customerId: String(row['customer_id']),
    scope: String(row['scope']),
  };
};
