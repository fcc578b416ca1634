import type { AuthContext, PresentClient } from '../auth-context.ts';
import type { AuthResult } from '../auth-problem.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import type { TokenRequest } from '../tokens/token-request.ts';

/** One way of obtaining a token, for a client that has shown who it is. */
export type Grant = (
  context: AuthContext,
  client: PresentClient,
  request: TokenRequest,
) => Promise<AuthResult<TokenAnswer>>;
