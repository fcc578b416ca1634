import { setTimeout as pause } from 'node:timers/promises';

/**
 * Token bucket: `perSecond` callers, with an initial burst of the same size.
 *
 * @returns waits for the caller's turn; rejects when closing
 */
export const limitRate = (perSecond: number, closing: AbortSignal): (() => Promise<void>) => {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = Date.now();
    next = Math.max(next + gap, now - 1000 + gap);
    if (next > now) await pause(next - now, undefined, { signal: closing });
  };
};
