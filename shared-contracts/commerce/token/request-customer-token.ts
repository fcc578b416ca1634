import { plainEmail, plainPassword } from '../../credentials/index.ts';
import type { Market } from '../../market/types.ts';
import type { Result } from '../result.ts';
import { marketScope } from './market-scope.ts';
import { requestToken } from './request-token.ts';
import type { TokenGrant, TokenConfig } from './types.ts';

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
