import { errorOfResponse } from './refused-answer.ts';
import { fail, ok, type Result } from '../result.ts';
import { send } from './send.ts';
import { toCommerceError } from './to-commerce-error.ts';

/** A call without the SDK: the answer's JSON (null when it has none), failures as data. */
export const request = async (
  url: string,
  init: RequestInit,
  ...signals: AbortSignal[]
): Promise<Result<unknown>> => {
  try {
    const answer = await send(url, init, ...signals);
    if (!answer.ok) return fail(await errorOfResponse(answer));
    return ok(await answer.json().catch(() => null));
  } catch (error) {
    return fail(toCommerceError(error));
  }
};
