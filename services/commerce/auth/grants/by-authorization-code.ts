import { invalidGrant, refused } from '../auth-problem.ts';
import { consumeAuthorizationCode } from '../authorize/authorization-codes.ts';
import type { Grant } from '../grant.ts';
import { provesPossession } from '../pkce.ts';
import { renewableToken } from '../renewable-token.ts';
import { ownerExists } from '../owner-exists.ts';

/** A user's token for the code the user's browser brought to the webapp's redirect URI. */
export const byAuthorizationCode: Grant = async (context, client, request) => {
  const { code, code_verifier, redirect_uri } = request;
  const given = consumeAuthorizationCode(context, code ?? '');
  if (given === null || given.clientId !== client.uid || given.redirectUri !== redirect_uri)
    return refused(invalidGrant);
  if (!provesPossession(given.codeChallenge, code_verifier)) return refused(invalidGrant);
  const owner = { type: 'User', id: given.userId } as const;
  if (!ownerExists(context, owner)) return refused(invalidGrant);
  return renewableToken(context, client, { owner }, given.scope);
};
