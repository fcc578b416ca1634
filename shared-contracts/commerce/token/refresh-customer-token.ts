import type { Market } from '../../market/types.ts';
import type { Result } from '../result.ts';
import { marketScope } from './market-scope.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

/**
 * A new token for a customer who has a refresh token (C1, T4), for the market of the page: the customer may have
 * logged in in another. `TOKEN_ERROR` when it is no longer good.
 */
export const refreshCustomerToken = (
  config: TokenConfig,
  market: Market,
  refreshToken: string,
): Promise<Result<TokenGrant>> =>
  requestToken(
    config,
    { grant_type: 'refresh_token', refresh_token: refreshToken, scope: marketScope(market) },
    'TOKEN_ERROR',
  );
