import { PlatformError } from './platform.ts';

const TIME_LIMIT = 3_000;
/** ms an answer is good for: anyone who asks often does not ask the platform as often. */
const FRESH = 5_000;

/** Whether the platform answers, by its keys, which cost it nothing. Rejects while it is out of reach. */
export const connectProbe = (authEndpoint: string): (() => Promise<void>) => {
  let last: { at: number; answer: Promise<void> } | null = null;
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${authEndpoint}/.well-known/jwks.json`, {
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new PlatformError(answer.status, 'a request for its keys');
  };
  return () => {
    if (last === null || Date.now() - last.at > FRESH) last = { at: Date.now(), answer: ask() };
    return last.answer;
  };
};
