/** A signal that aborts with the first of some others. */
export interface MergedSignal {
  signal: AbortSignal;
  /** Stops listening to the others. Happens by itself when one of them aborts, such as a time limit. */
  release: () => void;
}

/**
 * As `AbortSignal.any`, which Node.js leaks: a signal made by it from another such signal with a time limit stays in memory
 * once it was listened to (nodejs/node#54614). The time limit may also be collected before it ends (nodejs/node#57736).
 */
export const mergeSignals = (...signals: readonly AbortSignal[]): MergedSignal => {
  const merged = new AbortController();
  const release = (): void => signals.forEach((it) => it.removeEventListener('abort', follow));
  const follow = (): void => {
    const first = signals.find(({ aborted }) => aborted);
    if (!first) return;
    release();
    merged.abort(first.reason);
  };
  signals.forEach((it) => it.addEventListener('abort', follow));
  follow();
  return { signal: merged.signal, release };
};
