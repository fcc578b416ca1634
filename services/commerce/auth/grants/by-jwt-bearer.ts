import { invalidClient, invalidGrant, invalidRequest, refused } from '../auth-problem.ts';
import type { Grant } from '../grant.ts';
import { issueToken } from '../issue-token.ts';
import { ownedToken } from '../owned-token.ts';
import { ownerExists } from '../owner-exists.ts';
import { readAssertion } from '../read-assertion.ts';
import { resolveScope } from '../resolve-scope.ts';

/**
 * A token on somebody's behalf, for an assertion that names them. Only clients
 * with a secret may ask: a sales channel for a customer, a webapp for a user.
 * An assertion with nothing but a custom claim gives a guest's token with it.
 */
export const byJwtBearer: Grant = async (context, client, { assertion, scope }) => {
  if (client.secret === null) return refused(invalidClient);
  if (assertion === null || assertion === undefined) return refused(invalidRequest);
  const claims = readAssertion(assertion);
  if (claims === null) return refused(invalidGrant);
  const { owner, custom_claim: customClaim } = claims;
  if (owner === undefined) {
    if (client.kind === 'webapp') return refused(invalidGrant);
    const resolved = resolveScope(context.store, client, scope);
    if (!resolved.ok) return resolved;
    return { ok: true, value: await issueToken(context, client, resolved.value, { customClaim }) };
  }
  const speaksFor = client.kind === 'webapp' ? 'User' : 'Customer';
  if (owner.type !== speaksFor || !ownerExists(context, owner)) return refused(invalidGrant);
  return ownedToken(context, client, { owner, customClaim }, scope);
};
