import type { AuthContext, Client } from './auth-context.ts';
import type { AuthResult } from './auth-problem.ts';
import type { Owner } from './claims.ts';
import { issueToken, type TokenSubject } from './issue-token.ts';
import { createRefreshToken } from './refresh-tokens.ts';
import { resolveScope } from './resolve-scope.ts';
import type { TokenAnswer } from './token-answer.ts';

/** A token that speaks for somebody, with the refresh token that renews it. */
export const ownedToken = async (
  context: AuthContext,
  client: Client,
  subject: TokenSubject & { readonly owner: Owner },
  scope: string | null | undefined,
): Promise<AuthResult<TokenAnswer>> => {
  const resolved = resolveScope(context.store, client, scope);
  if (!resolved.ok) return resolved;
  const issued = await issueToken(context, client, resolved.value, subject);
  const refresh_token = await createRefreshToken(
    context,
    { clientId: client.uid, scope: resolved.value.text, ...subject },
    issued.access_token,
  );
  const { type, id } = subject.owner;
  const owner_type = type === 'User' ? ('user' as const) : ('customer' as const);
  return { ok: true, value: { ...issued, refresh_token, owner_id: id, owner_type } };
};
