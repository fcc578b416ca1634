import { PlatformError } from '../../platform/platform.ts';
import { requestIds } from '../../platform/request-context.ts';
import type { CheckBearer } from './check-bearer.ts';

const TIME_LIMIT = 10_000;

/**
 * Also checks with the platform that a verified token can still read the customer's own row: a token revoked by a
 * logout or a new password keeps a valid signature until it expires.
 *
 * @param endpoint - of the platform
 */
export const withLiveSession =
  (check: CheckBearer, endpoint: string): CheckBearer =>
  async (token) => {
    const customer = await check(token);
    if (!customer) return null;
    const answer = await fetch(
      `${endpoint}/api/customers/${encodeURIComponent(customer.id)}?fields[customers]=status`,
      {
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/vnd.api+json',
          'x-request-id': requestIds.getStore() ?? 'store-api',
        },
        signal: AbortSignal.timeout(TIME_LIMIT),
        redirect: 'error',
      },
    );
    await answer.body?.cancel();
    if (answer.ok) return customer;
    if (answer.status >= 500 || answer.status === 429)
      throw new PlatformError(answer.status, 'a customer’s token');
    return null;
  };
