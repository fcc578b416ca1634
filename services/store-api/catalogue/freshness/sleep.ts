/** Waiting that can be cut short. */
export interface Sleep {
  /** Waits so many milliseconds; less if it may be woken and is. */
  until: (ms: number, wakes: boolean) => Promise<void>;
  wake: () => void;
  isOver: () => boolean;
}

/** @param closing - ends every waiting, for good */
export const createSleep = (closing: AbortSignal): Sleep => {
  let wake: (() => void) | null = null;
  let isWoken = false;
  return {
    until: (ms, wakes) =>
      new Promise((resolve) => {
        if (closing.aborted || (wakes && isWoken)) {
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
        if (wakes)
          wake = () => {
            isWoken = false;
            end();
          };
      }),
    wake: () => {
      isWoken = true;
      wake?.();
    },
    isOver: () => closing.aborted,
  };
};
