import { fail, ok, type Result } from '../commerce/result.ts';
import { send } from '../commerce/send.ts';
import { toCommerceError } from '../commerce/to-commerce-error.ts';
import { errorOfStoreApi } from './error-of-store-api.ts';

interface Question {
  method?: 'GET' | 'POST';
  /** Below `/api/`. */
  path: string;
  body?: object;
}

interface Asking {
  /** Origin of the service. */
  storeApi: string;
  signal: AbortSignal;
  /** The customer's. */
  token?: string;
}

/** One question to the shop's own API. Failures are data; an answer that is no JSON is a lost one. */
export const askStoreApi = async <T>(
  { storeApi, signal, token }: Asking,
  { method = 'POST', path, body }: Question,
): Promise<Result<T>> => {
  try {
    const answer = await send(
      `${storeApi}/api/${path}`,
      {
        method,
        headers: {
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      },
      signal,
    );
    if (!answer.ok) return fail(await errorOfStoreApi(answer));
    const value: unknown = await answer.json().catch(() => null);
    if (typeof value === 'object' && value !== null) return ok(value as T);
    return fail({ code: 'CONNECTION', status: 0, detail: 'No answer of the API', fields: [] });
  } catch (error) {
    return fail(toCommerceError(error));
  }
};
