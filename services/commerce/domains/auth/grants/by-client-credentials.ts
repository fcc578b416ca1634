import type { Grant } from './grant.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { provisioningToken } from '../tokens/provisioning-token.ts';
import { resolveScope } from '../scopes/resolve-scope.ts';

/** A token for the client itself: a guest's in a sales channel, a trusted one for an integration. */
export const byClientCredentials: Grant = async (context, client, request) => {
  if (client.kind === 'user') return provisioningToken(context, client, request.scope);
  const scope = resolveScope(context.store, client, request.scope);
  if (!scope.ok) return scope;
  return { ok: true, value: await issueToken(context, client, scope.value) };
};
