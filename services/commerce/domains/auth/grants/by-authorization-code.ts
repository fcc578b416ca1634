import { invalidGrant, refused } from '../auth-problem.ts';
import { consumeAuthorizationCode } from '../authorize/authorization-codes.ts';
import type { Grant } from './grant.ts';
import { provesPossession } from '../authorize/pkce.ts';
import { renewableToken } from '../tokens/renewable-token.ts';
import { ownerExists } from '../tokens/owner-exists.ts';

/** A user's token for the code the user's browser brought to the webapp's redirect URI. */
export const byAuthorizationCode: Grant = async (context, client, request) => {
  const { code, code_verifier, redirect_uri } = request;
  const authorized = consumeAuthorizationCode(context, code ?? '');
  if (
    authorized === null ||
    authorized.clientId !== client.uid ||
    authorized.redirectUri !== redirect_uri
  )
    return refused(invalidGrant);
  if (!provesPossession(authorized.codeChallenge, code_verifier)) return refused(invalidGrant);
  const owner = { type: 'User', id: authorized.userId } as const;
  if (!ownerExists(context, owner)) return refused(invalidGrant);
  return renewableToken(context, client, { owner }, authorized.scope);
};
