import { request } from '../call/request.ts';
import type { Result } from '../result.ts';
import type { TokenConfig } from './types.ts';

/** Makes a token worthless (C1); the call outlives the page, which may be left at once. */
export const revokeToken = ({ commerce }: TokenConfig, token: string): Promise<Result<unknown>> =>
  request(`${commerce.authEndpoint}/oauth/revoke`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ client_id: commerce.clientId, token }),
    keepalive: true,
  });
