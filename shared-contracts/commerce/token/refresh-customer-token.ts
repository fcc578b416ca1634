import type { Market } from '../../market/types.ts';
import { fail, type CommerceError, type Result } from '../result.ts';
import { marketScope } from './market-scope.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

/** Whether an answer is about the refresh token, and not about this client or this request (RFC 6749, 5.2). */
const isRefusal = ({ title, status }: CommerceError): boolean =>
  title === 'invalid_grant' || (status === 401 && title === 'invalid_token');

/**
 * A new token for a customer who has a refresh token (C1, T4), for the market of the page: the customer may have
 * logged in in another. `UNAUTHORIZED` when the refresh token is no longer good; whatever else comes back, an unknown client
 * included, says nothing about it and keeps a code of its own: it is tried again later.
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
