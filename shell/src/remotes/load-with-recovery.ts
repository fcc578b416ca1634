/** Latest start of the second attempt, in ms: a hanging load must fail within 5 s. */
const RETRY_DEADLINE = 2100;

let loadsInFlight = 0;

/** Whether a load is in progress that retries with the newest release by itself. */
export const isRecovering = (): boolean => loadsInFlight > 0;

/** Whether a file is missing because a newer release is live; webpack passes on the loader's error type. */
const isReplaced = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'replaced';

/**
 * Loads from a remote. On failure, makes the remote loadable again with another release and tries once more, unless the
 * failure took long and the release is still live.
 *
 * @param recover makes the remote loadable again
 */
export const loadWithRecovery = async <T>(
  load: () => Promise<T>,
  recover: (error: unknown) => Promise<void>,
): Promise<T> => {
  const startedAt = performance.now();
  loadsInFlight += 1;
  try {
    return await load();
  } catch (error) {
    if (performance.now() - startedAt > RETRY_DEADLINE && !isReplaced(error)) throw error;
    await recover(error);
    return await load();
  } finally {
    loadsInFlight -= 1;
  }
};
