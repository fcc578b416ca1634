import { CALL_POLICY, codeOfStatus, retryAfterOf, retryDelay } from '../errors/index.ts';
import { NoAnswer } from './no-answer.ts';
import { withoutOverrides } from './without-overrides.ts';

/** How long one call may take, in ms (C5). */
export const TIMEOUT = 40_000;

/** The platform rejected the call before executing it; for a read it may use a 503. */
const isPostponed = ({ status, headers }: Response, { method = 'GET' }: RequestInit): boolean =>
  codeOfStatus(status) === 'RATE_LIMITED' ||
  (status === 503 && method === 'GET' && headers.has('Retry-After'));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });

/**
 * `fetch` with the time limit of C5 and the caller's signal. Repeats postponed calls by {@link CALL_POLICY}, including
 * writes, because the platform did not execute them. Throws {@link NoAnswer} without a response.
 */
export const send = async (
  url: string | URL,
  init: RequestInit,
  ...signals: AbortSignal[]
): Promise<Response> => {
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...signals]);
  try {
    for (let failures = 1; ; failures += 1) {
      const answer = await fetch(url, { ...init, signal });
      if (!isPostponed(answer, init)) return await withoutOverrides(answer);
      const retryAfter = retryAfterOf(answer.headers);
      const wait = retryDelay(CALL_POLICY, { failures, retryAfter });
      if (wait === null) return answer;
      await answer.body?.cancel();
      await pause(wait, signal);
    }
  } catch (error) {
    // The SDK has a limit of its own among the signals, which may end a moment before this one.
    const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    throw new NoAnswer(isLate ? 'TIMEOUT' : 'CONNECTION', error);
  }
};
