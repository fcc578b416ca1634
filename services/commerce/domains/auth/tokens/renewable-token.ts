import type { AuthContext, PresentClient } from '../auth-context.ts';
import { invalidGrant, refused, type AuthResult } from '../auth-problem.ts';
import { issueToken, type TokenSubject } from './issue-token.ts';
import { createRefreshToken, type Renewable } from './refresh-tokens.ts';
import { resolveScope } from '../scopes/resolve-scope.ts';
import type { TokenAnswer } from './token-answer.ts';

interface Ways {
  /** The refresh token it renews. */
  readonly replaces?: Renewable;
  /** Whether the customer has just entered the password. */
  readonly signedIn?: boolean;
  /** Whether the grant is still valid once the token has been created. */
  readonly holds?: () => boolean;
}

/** A token with an owner or a custom claim, and the refresh token that renews it. */
export const renewableToken = async (
  context: AuthContext,
  client: PresentClient,
  subject: TokenSubject,
  scope: string | null | undefined,
  { replaces, signedIn = false, holds = () => true }: Ways = {},
): Promise<AuthResult<TokenAnswer>> => {
  const { owner, customClaim } = subject;
  const customerId = owner?.type === 'Customer' ? owner.id : null;
  const resolved = resolveScope(context.store, client, scope, customerId);
  if (!resolved.ok) return resolved;
  const issued = await issueToken(context, client, resolved.value, { owner, customClaim });
  if (!holds()) return refused(invalidGrant);
  const session = {
    clientId: client.uid,
    ...(owner && { owner }),
    scope: resolved.value.text,
    ...(customClaim && { customClaim }),
  };
  const refresh_token = await createRefreshToken(context, {
    session,
    access: issued,
    replaces: replaces ?? null,
    signedIn,
  });
  if (refresh_token === null) return refused(invalidGrant);
  if (owner === undefined) return { ok: true, value: { ...issued, refresh_token } };
  const owner_type = owner.type === 'User' ? ('user' as const) : ('customer' as const);
  return { ok: true, value: { ...issued, refresh_token, owner_id: owner.id, owner_type } };
};
