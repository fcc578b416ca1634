import { timingSafeEqual } from 'node:crypto';
import { invalidClient, type AuthResult } from './auth-problem.ts';
import type { AuthContext, Client } from './auth-context.ts';
import { digest } from './digest.ts';

/** The application of a client id; a confidential one must show its secret. */
export const findClient = (
  { store }: AuthContext,
  clientId: string,
  secret: string | undefined,
): AuthResult<Client> => {
  const [client] = store.where('applications', { uid: clientId });
  if (client === undefined) return { ok: false, problem: invalidClient };
  if (client.secret === null) return { ok: true, value: client };
  const matches =
    secret !== undefined &&
    timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(client.secret));
  return matches ? { ok: true, value: client } : { ok: false, problem: invalidClient };
};
