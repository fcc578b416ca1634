import { invalidAssertion, invalidRequest, refused } from '../auth-problem.ts';
import type { Grant } from './grant.ts';
import { ownerExists } from '../tokens/owner-exists.ts';
import { readAssertion } from './read-assertion.ts';
import { renewableToken } from '../tokens/renewable-token.ts';

/**
 * A token on behalf of the customer or user an assertion names, with its custom claim, or with the claim alone. Nothing
 * but the client's secret vouches for the assertion, so every client must show it. What the client may do
 * stays as it is: a user's token of a sales channel is a guest's, a customer's of an integration is trusted.
 *
 * @see https://docs.commercelayer.io/core/authentication/jwt-bearer and the official client's `authenticate.spec.ts`
 */
export const byJwtBearer: Grant = async (context, client, { assertion, scope }) => {
  if (assertion === null || assertion === undefined) return refused(invalidRequest);
  const claims = readAssertion(assertion);
  if (claims === null) return refused(invalidAssertion);
  const { owner, custom_claim: customClaim } = claims;
  if (owner && !ownerExists(context, owner)) return refused(invalidAssertion);
  return renewableToken(context, client, { owner, customClaim }, scope);
};
