import type { Market } from '../../market/types.ts';
import type { Result } from '../result.ts';
import { marketScope } from './market-scope.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

/** A customer's token for the market (C1). `WRONG_CREDENTIALS` when e-mail and password do not fit. */
export const requestCustomerToken = (
  config: TokenConfig,
  market: Market,
  { email, password }: { email: string; password: string },
): Promise<Result<TokenGrant>> =>
  requestToken(
    config,
    { grant_type: 'password', username: email, password, scope: marketScope(market) },
    'WRONG_CREDENTIALS',
  );
