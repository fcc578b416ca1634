import { isRetryable } from '../errors/index.ts';
import { request } from '../call/request.ts';
import { fail, ok, type Result } from '../result.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const toToken = (answer: unknown): TokenGrant | null => {
  const body = (answer ?? {}) as Record<string, unknown>;
  const accessToken = text(body.access_token);
  if (!accessToken) return null;
  return {
    accessToken,
    refreshToken: text(body.refresh_token),
    ownerId: text(body.owner_id),
    expiresAt: Date.now() + Number(body.expires_in ?? 0) * 1000,
  };
};

/**
 * Asks for a token (C1), without the SDK, for a page needs one before anything else.
 *
 * @param refused - the code of an answer that gives none
 */
export const requestToken = async (
  { commerce }: TokenConfig,
  grant: Record<string, string>,
  refused: 'WRONG_CREDENTIALS' | 'TOKEN_ERROR',
): Promise<Result<TokenGrant>> => {
  const answer = await request(`${commerce.authEndpoint}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ ...grant, client_id: commerce.clientId }),
  });
  if (!answer.ok) {
    return fail(isRetryable(answer.error) ? answer.error : { ...answer.error, code: refused });
  }
  const token = toToken(answer.value);
  return token
    ? ok(token)
    : fail({ code: refused, status: 200, detail: 'The answer holds no token', fields: [] });
};
