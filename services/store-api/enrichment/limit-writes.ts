import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../platform/platform.ts';

/**
 * Token bucket: `perSecond` callers, with an initial burst of the same size.
 *
 * @returns waits for the caller's turn; rejects when closing
 */
const limitRate = (perSecond: number, closing: AbortSignal): (() => Promise<void>) => {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = Date.now();
    next = Math.max(next + gap, now - 1000 + gap);
    if (next > now) await pause(next - now, undefined, { signal: closing });
  };
};

/**
 * The platform with rate-limited writes; reads are not delayed.
 *
 * @param perSecond - maximum writes per second
 */
export const limitWrites = (
  platform: Platform,
  perSecond: number,
  closing: AbortSignal,
): Platform => {
  const turn = limitRate(perSecond, closing);
  return {
    ...platform,
    send: async (...call) => {
      await turn();
      return platform.send(...call);
    },
  };
};
