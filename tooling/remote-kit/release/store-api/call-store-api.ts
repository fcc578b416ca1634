import { readBytes } from '@shop/server-kit/http';
import { z } from 'zod';
import {
  type ReleaseRefusal,
  type ReleaseResult,
  done,
  errorCode,
  refuse,
} from '../release-result.ts';

/** Address of store-api and its deploy token. */
export interface StoreApi {
  /** Address without a trailing slash: `http://127.0.0.1:3020`. */
  endpoint: string;
  token: string;
}

/** Time in ms: before the first visitor of a release a shell tries it, for at most 20 s. */
const TIME_LIMIT = 25_000;
/** Maximum response size in bytes: every release ever registered, about 15 kB each. */
const LIMIT = 64 * 1024 * 1024;

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
});

/** Failures before anything was sent. */
const UNSENT = new Set<unknown>([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Call {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: object;
  /** Whether it may change the releases. */
  isEdit?: boolean;
}

/** An edit that was sent may have taken effect although its response is lost or comes from a proxy. */
const lost = (
  code: 'STORE_API' | 'UNREACHABLE',
  message: string,
  isEdit: boolean,
): ReleaseRefusal =>
  isEdit
    ? refuse(
        'UNKNOWN_OUTCOME',
        `${message.replace(/\.$/, '')}. It is not known whether this took effect: look with --list before repeating it.`,
      )
    : refuse(code, message);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The error page of a proxy.
    return undefined;
  }
};

const refusalOf = (status: number, content: unknown, isEdit: boolean): ReleaseResult<never> => {
  const parsed = errorSchema.safeParse(content);
  if (!parsed.success)
    return { ...lost('STORE_API', `store-api responded ${status}`, isEdit), status };
  const { code, message, problems = [] } = parsed.data.error;
  // A failure is no refusal: it may have happened after the edit was stored.
  if (isEdit && status >= 500)
    return {
      ...lost('STORE_API', `store-api responded ${status}, ${code}: ${message}`, isEdit),
      status,
    };
  const details = problems.map((it) => `${it.path} ${it.message}`);
  return { ...refuse('STORE_API', `${code}: ${message}`, details), status };
};

/** `fetch` hides the reason of a failure in the cause of its error. */
const reasonOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? (error.cause ?? error) : error;

/** Makes one call and validates the response. */
export const callStoreApi = async <T>(
  { endpoint, token }: StoreApi,
  { method, path, body, isEdit = method !== 'GET' }: Call,
  answer: z.ZodType<T>,
): Promise<ReleaseResult<T>> => {
  try {
    const response = await fetch(`${endpoint}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const content = parseJson(new TextDecoder().decode(await readBytes(response, LIMIT)));
    if (!response.ok) return refusalOf(response.status, content, isEdit);
    const parsed = answer.safeParse(content);
    if (parsed.success) return done(parsed.data);
    return lost('STORE_API', `store-api responded to ${path} in an unknown format`, isEdit);
  } catch (error) {
    const reason = reasonOf(error);
    const message = `store-api at ${endpoint} cannot be reached: ${reason}`;
    return lost('UNREACHABLE', message, isEdit && !UNSENT.has(errorCode(reason)));
  }
};
