import { PlatformError } from './platform.ts';

const TIME_LIMIT = 3_000;
/** Cache time in ms, so that frequent health checks do not burden the platform. */
const FRESH = 5_000;

/** Checks that the platform is reachable, by its public keys, which are cheap to serve. Rejects while it is not. */
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
