import { retryAfterOf } from '../commerce/errors/index.ts';
import { asRecord, asText } from '../commerce/metadata/index.ts';
import { fail, ok, type CommerceError, type FieldError, type Result } from '../commerce/result.ts';
import { send } from '../commerce/call/send.ts';
import { toCommerceError } from '../commerce/call/to-commerce-error.ts';
import { codeOfStoreApi } from './error-codes.ts';

interface StoreApiRequest {
  method?: 'GET' | 'POST';
  /** Below `/api/`. */
  path: string;
  body?: object;
}

interface RequestContext {
  /** Origin of the service. */
  storeApi: string;
  signal: AbortSignal;
  /** The customer's; calls that anyone may make have none. */
  token?: string;
}

/** `body.birthDate` → `birthDate` */
const toFieldError = (problem: unknown): FieldError => {
  const { path, message, reason } = asRecord(problem);
  return {
    field: (asText(path) ?? '').replace(/^body\./, ''),
    reason: asText(reason) ?? 'invalid',
    detail: asText(message) ?? '',
  };
};

const errorOfResponse = async (response: Response): Promise<CommerceError> => {
  const { error } = asRecord(await response.json().catch(() => null));
  const { code, message, problems } = asRecord(error);
  const retryAfter = retryAfterOf(response.headers);
  return {
    code: codeOfStoreApi(response.status, code),
    status: response.status,
    detail: asText(message) ?? '',
    fields: Array.isArray(problems) ? problems.map(toFieldError) : [],
    ...(retryAfter !== undefined && { retryAfter }),
  };
};

/** Sends one request to the shop's own API. Failures are data; a response without JSON is a lost connection. */
export const requestStoreApi = async <T>(
  { storeApi, signal, token }: RequestContext,
  { method = 'POST', path, body }: StoreApiRequest,
): Promise<Result<T>> => {
  try {
    const response = await send(
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
    if (!response.ok) return fail(await errorOfResponse(response));
    const value: unknown = await response.json().catch(() => null);
    if (typeof value === 'object' && value !== null) return ok(value as T);
    return fail({ code: 'CONNECTION', status: 0, detail: 'No answer of the API', fields: [] });
  } catch (error) {
    return fail(toCommerceError(error));
  }
};
