import { errorOfAnswer } from './error-of-answer.ts';
import type { PlatformError } from './field-errors-of.ts';
import { fail, ok, type Result } from './result.ts';
import { send } from './send.ts';
import { toCommerceError } from './to-commerce-error.ts';

const errorsIn = (body: unknown): readonly PlatformError[] => {
  const errors = (body as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as PlatformError[]) : [];
};

/** A call without the SDK: the answer's JSON (null when it has none), failures as data. */
export const request = async (
  url: string,
  init: RequestInit,
  ...signals: AbortSignal[]
): Promise<Result<unknown>> => {
  try {
    const answer = await send(url, init, ...signals);
    const body: unknown = await answer.json().catch(() => null);
    return answer.ok ? ok(body) : fail(errorOfAnswer(answer.status, errorsIn(body)));
  } catch (error) {
    return fail(toCommerceError(error));
  }
};
