import { readJson } from '@shop/server-kit/http';
import { z } from 'zod';
import { type ReleaseResult, done, refuse } from '../release-result.ts';

/** Address of store-api and its deploy token. */
export interface StoreApi {
  /** Address without a trailing slash: `http://127.0.0.1:3020`. */
  endpoint: string;
  token: string;
}

/** Time in ms: before the first visitor of a release a shell tries it, for at most 9 s. */
const TIME_LIMIT = 20_000;
/** Maximum response size in bytes: every release ever registered, about 15 kB each. */
const LIMIT = 64 * 1024 * 1024;

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
});

const refusalOf = (status: number, content: unknown): ReleaseResult<never> => {
  const parsed = errorSchema.safeParse(content);
  if (!parsed.success) return refuse('STORE_API', `store-api responded ${status}.`);
  const { code, message, problems = [] } = parsed.data.error;
  return refuse(
    'STORE_API',
    `${code}: ${message}`,
    problems.map((it) => `${it.path} ${it.message}`),
  );
};

/** Makes one call and validates the response. */
export const callStoreApi = async <T>(
  { endpoint, token }: StoreApi,
  { method, path, body }: { method: 'GET' | 'PUT' | 'POST'; path: string; body?: object },
  answer: z.ZodType<T>,
): Promise<ReleaseResult<T>> => {
  try {
    const response = await fetch(`${endpoint}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const content: unknown = await readJson(response, LIMIT);
    if (!response.ok) return refusalOf(response.status, content);
    const parsed = answer.safeParse(content);
    if (parsed.success) return done(parsed.data);
    return refuse('STORE_API', `store-api responded to ${path} in an unknown format.`);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    return refuse('UNREACHABLE', `store-api at ${endpoint} cannot be reached: ${reason}`);
  }
};
