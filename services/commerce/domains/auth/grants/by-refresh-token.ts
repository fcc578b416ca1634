import { invalidGrant, refused } from '../auth-problem.ts';
import type { Grant } from './grant.ts';
import { renewableToken } from '../tokens/renewable-token.ts';
import { ownerExists } from '../tokens/owner-exists.ts';
import { findRenewable } from '../tokens/refresh-tokens.ts';

/** A new token for a refresh token, which is used up by it. A shopper may change market on the way. */
export const byRefreshToken: Grant = async (context, client, { refresh_token, scope }) => {
  const session = await findRenewable(context, refresh_token ?? '', client.uid);
  if (session === null) return refused(invalidGrant);
  if (session.owner && !ownerExists(context, session.owner)) return refused(invalidGrant);
  return renewableToken(context, client, session, scope ?? session.scope, { replaces: session });
};
