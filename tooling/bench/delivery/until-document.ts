import { setTimeout as pause } from 'node:timers/promises';

/** Time limit and pause between two requests, in ms: far below any bar, and hardly a load. */
const [LIMIT, EVERY] = [60_000, 20] as const;

/**
 * Requests a page until its document matches.
 *
 * @throws after a minute
 */
export const untilDocument = async (
  url: string,
  matches: (document: string) => boolean,
): Promise<void> => {
  const end = performance.now() + LIMIT;
  while (!matches(await (await fetch(url)).text())) {
    if (performance.now() > end) throw new Error(`${url} did not change within ${LIMIT} ms`);
    await pause(EVERY);
  }
};
