import { request } from '../call/request.ts';
import { isOffline, isRetryable, retryDelay, WAITING_POLICY } from '../errors/index.ts';
import type { CommerceError, Result } from '../result.ts';
import type { TokenConfig } from './types.ts';

/** Makes a token worthless (C1); the call outlives the page, which may be left at once. */
export const revokeToken = ({ commerce }: TokenConfig, token: string): Promise<Result<unknown>> =>
  request(`${commerce.authEndpoint}/oauth/revoke`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ client_id: commerce.clientId, token }),
    keepalive: true,
  });

/** Waits for the network while offline, else for the policy's delay. */
const untilWorthATry = ({ retryAfter, ...error }: CommerceError): Promise<void> =>
  new Promise((resolve) => {
    if (isOffline(error) && globalThis.navigator?.onLine === false)
      globalThis.addEventListener('online', () => resolve(), { once: true });
    else setTimeout(resolve, retryDelay(WAITING_POLICY, { failures: 1, retryAfter }) ?? 0);
  });

/**
 * Makes tokens worthless at the platform, at logout (T3): as well as it can, for the shopper has left. What did not get
 * through is sent once more, when the network is back.
 */
export const revokeTokens = async (
  config: TokenConfig,
  tokens: readonly string[],
): Promise<void> => {
  await Promise.all(
    tokens.map(async (token) => {
      const answer = await revokeToken(config, token);
      if (answer.ok || !isRetryable(answer.error)) return;
      await untilWorthATry(answer.error);
      await revokeToken(config, token);
    }),
  );
};
