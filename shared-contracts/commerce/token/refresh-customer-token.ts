import type { Result } from '../result.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

/** A new token for a customer who has a refresh token (C1, T4). `TOKEN_ERROR` when it is no longer good. */
export const refreshCustomerToken = (
  config: TokenConfig,
  refreshToken: string,
): Promise<Result<TokenGrant>> =>
  requestToken(config, { grant_type: 'refresh_token', refresh_token: refreshToken }, 'TOKEN_ERROR');
