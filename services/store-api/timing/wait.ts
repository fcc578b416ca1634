import { setTimeout as pause } from 'node:timers/promises';

/** Waits for `ms`. Returns early, without an error, once the signal aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);

/** Pauses of a background loop. */
export interface LoopWait {
  /** Waits for `ms`. A `wakeable` pause ends early on `wake`, or at once if `wake` was called since the last one. */
  for: (ms: number, kind?: 'wakeable' | undefined) => Promise<void>;
  wake: () => void;
  isClosed: () => boolean;
}

/** @param closing - ends the current pause and all later ones */
export const createLoopWait = (closing: AbortSignal): LoopWait => {
  let wake: (() => void) | null = null;
  let isWoken = false;
  return {
    for: (ms, kind) =>
      new Promise((resolve) => {
        const isWakeable = kind === 'wakeable';
        if (closing.aborted || (isWakeable && isWoken)) {
          isWoken = false;
          return resolve();
        }
        const end = () => {
          clearTimeout(timer);
          closing.removeEventListener('abort', end);
          wake = null;
          resolve();
        };
        const timer = setTimeout(end, ms);
        closing.addEventListener('abort', end, { once: true });
        if (isWakeable)
          wake = () => {
            isWoken = false;
            end();
          };
      }),
    wake: () => {
      isWoken = true;
      wake?.();
    },
    isClosed: () => closing.aborted,
  };
};
