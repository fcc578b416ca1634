import type { Market } from '../../market/types.ts';
import { fail, type Result } from '../result.ts';
import { marketScope } from './market-scope.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

/** Statuses by which a token endpoint refuses what it was given (RFC 6749, 5.2). */
const REFUSALS: readonly number[] = [400, 401];

/**
 * A new token for a customer who has a refresh token (C1, T4), for the market of the page: the customer may have
 * logged in in another. `UNAUTHORIZED` when the refresh token is no longer good; whatever else comes back says nothing
 * about it and keeps a code of its own.
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
  return !grant.ok && REFUSALS.includes(grant.error.status)
    ? fail({ ...grant.error, code: 'UNAUTHORIZED' })
    : grant;
};
