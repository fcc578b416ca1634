import type { AuthContext, Client } from './auth-context.ts';
import { invalidGrant, refused, type AuthResult } from './auth-problem.ts';
import type { Owner } from './claims.ts';
import { issueToken, type TokenSubject } from './issue-token.ts';
import { createRefreshToken, type Renewable } from './refresh-tokens.ts';
import { resolveScope } from './resolve-scope.ts';
import type { TokenAnswer } from './token-answer.ts';

interface Ways {
  /** The refresh token it renews. */
  readonly replaces?: Renewable;
  /** Whether the customer has shown the password for it just now. */
  readonly signedIn?: boolean;
  /** Whether what it is given for still holds when it is ready. */
  readonly holds?: () => boolean;
}

/** A token that speaks for somebody, with the refresh token that renews it. */
export const ownedToken = async (
  context: AuthContext,
  client: Client,
  subject: TokenSubject & { readonly owner: Owner },
  scope: string | null | undefined,
  { replaces, signedIn = false, holds = () => true }: Ways = {},
): Promise<AuthResult<TokenAnswer>> => {
  const resolved = resolveScope(context.store, client, scope);
  if (!resolved.ok) return resolved;
  const { owner, customClaim } = subject;
  const issued = await issueToken(context, client, resolved.value, { owner, customClaim });
  if (!holds()) return refused(invalidGrant);
  const session = {
    clientId: client.uid,
    owner,
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
  const { type, id } = owner;
  const owner_type = type === 'User' ? ('user' as const) : ('customer' as const);
  return { ok: true, value: { ...issued, refresh_token, owner_id: id, owner_type } };
};
