import { timingSafeEqual } from 'node:crypto';
import { invalidClient, refused, type AuthResult } from '../auth-problem.ts';
import type { AuthContext, PresentClient } from '../auth-context.ts';
import { digest } from './digest.ts';

/**
 * The application of a client id. Sales channels are public and may leave their secret out; a secret that is shown must
 * be right, also of a client that has none.
 *
 * @see https://docs.commercelayer.io/core/authentication "As a general rule, non-confidential (public) API credentials …"
 */
export const findClient = (
  { store }: AuthContext,
  clientId: string,
  secret: string | null | undefined,
): AuthResult<PresentClient> => {
  const [client] = store.where('applications', { uid: clientId });
  if (client === undefined) return refused(invalidClient);
  if (!secret)
    return client.kind === 'sales_channel'
      ? { ok: true, value: { ...client, confidential: false } }
      : refused(invalidClient);
  const matches =
    client.secret !== null &&
    timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(client.secret));
  return matches ? { ok: true, value: { ...client, confidential: true } } : refused(invalidClient);
};
