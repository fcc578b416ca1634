import type { CallContext } from '../call-context.ts';
import { request } from '../request.ts';
import type { Result } from '../result.ts';

/** A direct call with the bearer header (P4). `path` is below the platform's `/api/`. */
export const paymentSourceRequest = (
  { endpoint, token, signal }: CallContext,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result<unknown>> =>
  request(
    `${endpoint}/api/${path}`,
    {
      method,
      headers: {
        Accept: 'application/vnd.api+json',
        'Content-Type': 'application/vnd.api+json',
        Authorization: `Bearer ${token}`,
      },
      body: body && JSON.stringify(body),
    },
    signal,
  );
