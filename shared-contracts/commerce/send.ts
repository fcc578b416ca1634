import { NoAnswer } from './no-answer.ts';

/** How long one call may take, in ms (C5). */
export const TIMEOUT = 40_000;

/** `fetch` with the time limit of C5 and the caller's signal. Throws {@link NoAnswer} when no answer comes. */
export const send = async (
  url: string | URL,
  init: RequestInit,
  ...signals: AbortSignal[]
): Promise<Response> => {
  const limit = AbortSignal.timeout(TIMEOUT);
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([limit, ...signals]) });
  } catch (error) {
    throw new NoAnswer(limit.aborted ? 'TIMEOUT' : 'CONNECTION', error);
  }
};
