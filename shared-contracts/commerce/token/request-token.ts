import { plainEmail, plainPassword } from '../../credentials/index.ts';
import type { Market } from '../../market/types.ts';
import { request } from '../call/request.ts';
import { isRetryable } from '../errors/index.ts';
import { fail, ok, type CommerceError, type Result } from '../result.ts';
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
const requestToken = async (
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

/** `market:id:…`, or by code if the configuration has no id. */
const marketScope = ({ market_id, market_code }: Market): string =>
  market_id ? `market:id:${market_id}` : `market:code:${market_code}`;

/** Requests an anonymous token for the market (C1). `TOKEN_ERROR` without one in the response. */
export const requestAnonymousToken = (
  config: TokenConfig,
  market: Market,
): Promise<Result<TokenGrant>> =>
  requestToken(
    config,
    { grant_type: 'client_credentials', scope: marketScope(market) },
    'TOKEN_ERROR',
  );

interface Credentials {
  email: string;
  password: string;
}

/**
 * Requests a customer's token for the market (C1), with e-mail and password normalized; if refused, as typed, for
 * accounts older than the normalization. `WRONG_CREDENTIALS` if both are refused.
 */
export const requestCustomerToken = async (
  config: TokenConfig,
  market: Market,
  typed: Credentials,
): Promise<Result<TokenGrant>> => {
  const ask = ({ email, password }: Credentials) =>
    requestToken(
      config,
      { grant_type: 'password', username: email, password, scope: marketScope(market) },
      'WRONG_CREDENTIALS',
    );
  const email = typed.email.trim().toLowerCase();
  const plain = {
    email: plainEmail(typed.email) ?? email,
    password: plainPassword(typed.password),
  };
  const granted = await ask(plain);
  const isRefused = !granted.ok && granted.error.code === 'WRONG_CREDENTIALS';
  const isOther = plain.email !== email || plain.password !== typed.password;
  return isRefused && isOther ? ask({ email, password: typed.password }) : granted;
};

/** Whether an answer is about the refresh token, and not about this client or this request (RFC 6749, 5.2). */
const isRefusal = ({ title, status }: CommerceError): boolean =>
  title === 'invalid_grant' || (status === 401 && title === 'invalid_token');

/**
 * Renews a customer's token (C1, T4) for the market of the page: the customer may have logged in in another.
 * `UNAUTHORIZED` only if the platform rejects the refresh token. Any other failure, an unknown client included, says
 * nothing about it and keeps its own code: the caller retries later.
 */
export const refreshCustomerToken = async (
  config: TokenConfig,
  market: Market,
  refreshToken: string,
): Promise<Result<TokenGrant>> => {
  const grant = await requestToken(
    config,
    { grant_type: 'refresh_token', refresh_token: refreshToken, scope: marketScope(market) },
    'TOKEN_ERROR',
  );
  return !grant.ok && isRefusal(grant.error)
    ? fail({ ...grant.error, code: 'UNAUTHORIZED' })
    : grant;
};
