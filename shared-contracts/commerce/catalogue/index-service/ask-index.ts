import type { OpenContext } from '../../call/call-context.ts';
import { request } from '../../call/request.ts';
import { fail, type Result } from '../../result.ts';

const noAnswer = (detail: string): Result<never> =>
  fail({ code: 'CONNECTION', status: 0, detail, fields: [] });

const hasLists = (answer: unknown, lists: readonly PropertyKey[]): boolean =>
  lists.every((name) => Array.isArray((answer as Record<PropertyKey, unknown> | null)?.[name]));

/**
 * One question to the catalogue index of the shop's own service. An answer that breaks off, or comes from something
 * else at its address, is none.
 *
 * @param lists what an answer of the index holds in any case
 */
export const askIndex = async <T>(
  path: string,
  query: URLSearchParams,
  lists: readonly (keyof T)[],
  { storeApi, signal, call }: OpenContext,
): Promise<Result<T>> => {
  const ask = (...signals: AbortSignal[]) =>
    request(`${storeApi}/catalogue/${path}?${query}`, {}, signal, ...signals);
  const result = await (call?.(ask).catch((error: unknown) => noAnswer(String(error))) ?? ask());
  if (!result.ok || hasLists(result.value, lists)) return result as Result<T>;
  return noAnswer('This is no answer of the index');
};
