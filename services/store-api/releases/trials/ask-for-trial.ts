import { setTimeout as wait } from 'node:timers/promises';
import { readJson } from '@shop/server-kit/http';
import { z } from 'zod';

const resultSchema = z.object({
  rendered: z.int(),
  failures: z.array(z.object({ path: z.string(), reason: z.string() })),
});

/** Pages that a shell has rendered with a release, and those that throw with it. */
export type TrialResult = z.infer<typeof resultSchema>;

/** Time a shell may take, in ms: it fetches the release, starts a worker and renders for at most 6 s. */
const TIMEOUT = 9000;
const LIMIT = 1024 * 1024;

/** Pause in ms before a busy shop is asked once more: it tries another release, or had no time for the pages. */
const PAUSE = 2000;

/** Has a release tried by a shell. @returns null if none can say now */
export type AskForTrial = (key: string) => Promise<TrialResult | null>;

/** Answer of a shop: the result, or why there is none, and whether there may be one later. */
type Answer = TrialResult | { reason: string; isBusy: boolean };

const askOnce = async (origin: string, key: string): Promise<Answer> => {
  try {
    const answer = await fetch(`${origin}/release-trial`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const content = await readJson(answer, LIMIT);
    if (answer.ok) return resultSchema.parse(content);
    const reason = `the shop answered ${answer.status} ${JSON.stringify(content)}`;
    return { reason, isBusy: answer.status === 503 };
  } catch (error) {
    return { reason: String(error), isBusy: (error as Error).name === 'TimeoutError' };
  }
};

/**
 * Asks the shop at an origin to render pages with the release of a preview link (`GET /release-trial`). A shop that does
 * not answer, or not in time, refuses nothing.
 *
 * @param pause - in ms, before a busy shop is asked once more
 */
export const askShopForTrial =
  (origin: string, log: (line: string) => void, pause = PAUSE): AskForTrial =>
  async (key) => {
    let answer = await askOnce(origin, key);
    if ('isBusy' in answer && answer.isBusy) {
      await wait(pause);
      answer = await askOnce(origin, key);
    }
    if ('rendered' in answer) return answer;
    log(`a release is not tried: ${answer.reason}`);
    return null;
  };
