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

/** Has a release tried by a shell. @returns null if none can say now */
export type AskForTrial = (key: string) => Promise<TrialResult | null>;

/**
 * Asks the shop at an origin to render pages with the release of a preview link (`GET /release-trial`). A shop that does
 * not answer, or not in time, refuses nothing.
 */
export const askShopForTrial =
  (origin: string, log: (line: string) => void): AskForTrial =>
  async (key) => {
    try {
      const answer = await fetch(`${origin}/release-trial`, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const content = await readJson(answer, LIMIT);
      if (answer.ok) return resultSchema.parse(content);
      log(`a release is not tried: the shop answered ${answer.status} ${JSON.stringify(content)}`);
    } catch (error) {
      log(`a release is not tried: ${String(error)}`);
    }
    return null;
  };
