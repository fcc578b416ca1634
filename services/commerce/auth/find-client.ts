import { timingSafeEqual } from 'node:crypto';
import { invalidClient, refused, type AuthResult } from './auth-problem.ts';
import type { AuthContext, Client } from './auth-context.ts';
import { digest } from './digest.ts';

/** The application of a client id; a confidential one must show its secret. */
export const findClient = (
  { store }: AuthContext,
  clientId: string,
  secret: string | null | undefined,
): AuthResult<Client> => {
  const [client] = store.where('applications', { uid: clientId });
  if (client === undefined) return refused(invalidClient);
  if (client.secret === null)
    return client.kind === 'sales_channel' ? { ok: true, value: client } : refused(invalidClient);
  const matches =
    typeof secret === 'string' &&
    timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(client.secret));
  return matches ? { ok: true, value: client } : refused(invalidClient);
};
