/** Longest time in which a second round is begun, in ms: no one waits longer than 5 s for code that hangs. */
const SECOND_ROUND_UNTIL = 2100;

let underWay = 0;

/** Whether something is being loaded that looks for a newer release by itself. */
export const isRecovering = (): boolean => underWay > 0;

/** A file is gone because something newer is live; webpack hands on what the loader found out. */
const isReplaced = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'replaced';

/**
 * Loads something of a remote; after a failure makes the remote loadable again, by its newest release, and tries once
 * more. Not after a failure that took long, unless the newest release is another.
 */
export const loadWithRecovery = async <T>(
  load: () => Promise<T>,
  recover: () => Promise<void>,
): Promise<T> => {
  const begun = performance.now();
  underWay += 1;
  try {
    return await load();
  } catch (error) {
    if (performance.now() - begun > SECOND_ROUND_UNTIL && !isReplaced(error)) throw error;
    await recover();
    return await load();
  } finally {
    underWay -= 1;
  }
};
