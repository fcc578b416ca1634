import { issueToken } from '../issue-token.ts';
import type { Grant } from '../grant.ts';
import { resolveScope } from '../resolve-scope.ts';

/** A token for the client itself: a guest's in a sales channel, a trusted one for an integration. */
export const byClientCredentials: Grant = async (context, client, request) => {
  const scope = resolveScope(context.store, client, request.scope);
  if (!scope.ok) return scope;
  return { ok: true, value: await issueToken(context, client, scope.value) };
};
