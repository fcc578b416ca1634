import { CALL_POLICY, codeOfStatus, retryAfterOf, retryDelay } from '../errors/index.ts';
import { NoAnswer } from './no-answer.ts';

/**
 * Characters that turn the direction of what follows them, or hide it in another (U+202A–U+202E, U+2066–U+2069). In a
 * name they make the text around it read differently than it is. Letters of any script have a direction of their own and
 * need none of them; JSON may have them as they are or escaped.
 */
const OVERRIDE = /[\u202a-\u202e\u2066-\u2069]|(\\\\)|\\u(?:202[a-e]|206[6-9])/gi;

/** A text, JSON or other, without direction override characters. Keeps escaped backslashes. */
export const textWithoutOverrides = (text: string): string =>
  text.replace(OVERRIDE, (_, backslash: string | undefined) => backslash ?? '');

/** An answer whose text overrides no direction, neither its own nor that of the page around it. */
export const withoutOverrides = async (answer: Response): Promise<Response> => {
  const { status, statusText, headers } = answer;
  const text = textWithoutOverrides(await answer.text());
  return new Response(text === '' ? null : text, { status, statusText, headers });
};

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
