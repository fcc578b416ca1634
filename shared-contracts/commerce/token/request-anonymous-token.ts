import type { Market } from '../../market/types.ts';
import type { Result } from '../result.ts';
import { marketScope } from './market-scope.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

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
