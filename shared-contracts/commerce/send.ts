import { NoAnswer } from './no-answer.ts';

/** How long one call may take, in ms (C5). */
export const TIMEOUT = 40_000;

/** `fetch` with the time limit of C5 and the caller's signal. Throws {@link NoAnswer} when no answer comes. */
export const send = async (
  url: string | URL,
  init: RequestInit,
  ...signals: AbortSignal[]
): Promise<Response> => {
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...signals]);
  try {
    return await fetch(url, { ...init, signal });
  } catch (error) {
    // The SDK has a limit of its own among the signals, which may end a moment before this one.
    const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    throw new NoAnswer(isLate ? 'TIMEOUT' : 'CONNECTION', error);
  }
};
