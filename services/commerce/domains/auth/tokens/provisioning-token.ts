import type { AuthContext, PresentClient } from '../auth-context.ts';
import { invalidScope, refused, type AuthResult } from '../auth-problem.ts';
import { signToken, type IssuedToken } from './sign-token.ts';

const scopeText = 'provisioning-api';

/**
 * A token for the Provisioning API, in the name of the one user: of no organization, so the core API refuses it. What
 * it says is what the official client's `JWTUser` and `authenticate.spec.ts` tell of it.
 */
export const provisioningToken = async (
  context: AuthContext,
  { id, uid }: PresentClient,
  scope: string | null | undefined,
): Promise<AuthResult<IssuedToken>> => {
  if (scope && scope.trim() !== scopeText) return refused(invalidScope);
  const claims = {
    user: { id: context.config.user.id },
    application: { id, client_id: uid, kind: 'user', public: false, confidential: true },
    scope: scopeText,
    test: false,
  } as const;
  return {
    ok: true,
    value: await signToken(context, claims, context.config.lifetimes.integration),
  };
};
