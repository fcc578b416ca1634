import { request } from '../request.ts';
import type { Result } from '../result.ts';
import type { TokenConfig } from './types.ts';

/** Makes a token worthless, at logout. */
export const revokeToken = (config: TokenConfig, token: string): Promise<Result<unknown>> =>
  request(`${config.authEndpoint}/oauth/revoke`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ client_id: config.clientId, token }),
  });
