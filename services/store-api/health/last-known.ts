/** Ms after which an unfinished check answers with its last result, so that load balancers get theirs in time. */
const PATIENCE = 50;
/** The limit of a check, in ms. */
const LIMIT = 3_000;

// Not of `node:timers/promises`, which tests cannot fake.
const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(resolve, ms, value).unref());

/**
 * Whether a dependency responds. A slow check continues in the background, one at a time; until the first one ends, the
 * dependency counts as away.
 *
 * @param limit ms after which a check has failed
 */
export const lastKnown = (
  check: () => Promise<unknown>,
  limit = LIMIT,
): (() => Promise<boolean>) => {
  let last = false;
  let inFlight: Promise<boolean> | null = null;

  const run = async (): Promise<boolean> => {
    const responds = check().then(
      () => true,
      () => false,
    );
    last = await Promise.race([responds, after(limit, false)]);
    inFlight = null;
    return last;
  };

  return async () => {
    inFlight ??= run();
    const ended = await Promise.race([inFlight, after(PATIENCE, null)]);
    return ended ?? last;
  };
};
